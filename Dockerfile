# Stage 1 compiles better-sqlite3 and leaves out what only development needs.
FROM node:20-bookworm AS dependencies
WORKDIR /app
COPY package.json package-lock.json ./
# node-gyp takes Node's headers from the image instead of the network.
RUN npm_config_nodedir=/usr/local npm ci --omit=dev --no-audit --no-fund \
  && npm cache clean --force

# Stage 2 is what runs.
FROM node:20-bookworm-slim
ENV NODE_ENV=production \
  MALLOC_MMAP_THRESHOLD_=1048576 \
  HOST=0.0.0.0 \
  PORT=8080 \
  DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=dependencies /app/node_modules ./node_modules
COPY package.json tsconfig.json openapi.yaml LICENSE THIRD_PARTY_NOTICES.md ./
COPY index-templates ./index-templates
COPY src ./src
COPY scripts ./scripts
# What a start would make of the sources, where it may not write.
RUN node scripts/start.js --build src/main.ts src/worker.ts scripts/demo.ts
USER node
VOLUME /data
EXPOSE 8080
# Alive is enough here: a container that is not ready yet loads its lists and must not be killed for it.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/live`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
# Without a shell or npm in between, so that the signal reaches the service, which then finishes its requests.
CMD ["node", "--min-semi-space-size=32", "--max-semi-space-size=32", "--heap-growing-percent=30", "scripts/start.js", "src/main.ts"]
