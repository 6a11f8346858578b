# What both stages stand on; `npm run images:pin` adds the digests. Tags until then: see docs/operations.md, "Containers".
ARG BUILD_IMAGE=node:22-bookworm
ARG RUN_IMAGE=node:22-bookworm-slim

# Stage 1 compiles better-sqlite3, builds dist/ and leaves out what only development needs.
FROM ${BUILD_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
# node-gyp takes Node's headers from the image instead of the network.
RUN npm_config_nodedir=/usr/local npm ci --no-audit --no-fund
COPY tsconfig.json openapi.yaml ./
COPY bin ./bin
COPY demo ./demo
COPY index-templates ./index-templates
COPY knowledge ./knowledge
COPY scripts ./scripts
COPY src ./src
RUN npm run build \
  && npm prune --omit=dev --no-audit --no-fund \
  && npm cache clean --force

# Stage 2 is what runs. SOURCE_COMMIT is said in /metrics: --build-arg SOURCE_COMMIT=$(git rev-parse HEAD)
FROM ${RUN_IMAGE}
ARG SOURCE_COMMIT=
ENV NODE_ENV=production \
  SOURCE_COMMIT=${SOURCE_COMMIT} \
  HOST=0.0.0.0 \
  PORT=8080 \
  DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY package.json LICENSE THIRD_PARTY_NOTICES.md ./
COPY bin ./bin
USER node
VOLUME /data
EXPOSE 8080
# Alive is enough here: a container that is not ready yet loads its lists and must not be killed for it.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/live`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
# bin/run is replaced by Node, so that the signal reaches the service, which then finishes its requests.
CMD ["bin/run", "main"]
