import { compose, type ComposeOptions } from './compose.ts';
import { addressOf, type Config } from './config.ts';
import { listen } from './http/http-server.ts';
import { throwListenProblem } from './http/listen-problem.ts';
import { API_BASE_PATH } from './http/routes.ts';
import type { Logger } from './logger.ts';

/** A service that answers on a port. */
export interface RunningService {
  /** Address under which clients reach it, without a trailing slash. */
  readonly publicUrl: string;
  /** Stops accepting, finishes requests in flight, closes the stores. */
  stop(): Promise<void>;
}

/** How long requests in flight may take once the service is told to stop. */
const GRACE_MS = 10_000;

/**
 * Listens, builds the service and lets it answer; while the lists are loaded the port answers 503. Throws when the port
 * is taken or a part cannot be built; nothing stays open then.
 */
export async function startService(
  config: Config,
  logger: Logger,
  options: ComposeOptions = {},
): Promise<RunningService> {
  const { HOST, PORT } = config;
  const server = await listen(HOST, PORT).catch((error: unknown) => throwListenProblem(error, HOST, PORT));
  const publicUrl = withRealPort(config, server.port);
  try {
    const service = await compose({ ...config, PUBLIC_URL: publicUrl }, logger, options);
    server.serve(service.app);
    try {
      await service.startJobs();
    } catch (error) {
      await service.close();
      throw error;
    }
    logger.info(startLine(publicUrl, config.HOST, server.port));
    return {
      publicUrl,
      stop: async () => {
        await server.stop(GRACE_MS);
        await service.close();
      },
    };
  } catch (error) {
    await server.stop(0);
    throw error;
  }
}

/** The default address of `PORT=0` is only known once the operating system has given a port. */
function withRealPort({ HOST, PORT, PUBLIC_URL }: Config, port: number): string {
  return PORT === 0 && PUBLIC_URL === addressOf(HOST, 0) ? addressOf(HOST, port) : PUBLIC_URL;
}

function startLine(publicUrl: string, host: string, port: number): string {
  return `listening on ${host}:${port}; API ${publicUrl}${API_BASE_PATH}/, documentation ${publicUrl}/docs/, health ${publicUrl}/health/ready`;
}
