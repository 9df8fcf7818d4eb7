import { inspect } from 'node:util';
import Fastify, { type FastifyInstance } from 'fastify';
import { systemClock } from '#kernel/clock.ts';
import { ConfigError, loadEnvFile, readConfig, type Config } from '#kernel/config.ts';
import { StartError } from '#kernel/errors.ts';
import { createRateLimiter } from '#kernel/graphql/rate-limit.ts';
import { createDrain } from '#kernel/http/drain.ts';
import { createEarlyHandlers, type EarlyHandlers } from '#kernel/http/early-handlers.ts';
import { registerHealth } from '#kernel/http/health.ts';
import { listen } from '#kernel/http/listen.ts';
import { createMetrics, registerMetrics, type Metrics } from '#kernel/http/metrics.ts';
import { refuseForeignHosts } from '#kernel/http/refuse-foreign-hosts.ts';
import { registerRequestLog } from '#kernel/http/request-log.ts';
import { registerSecurityHeaders } from '#kernel/http/security-headers.ts';
import { serverOptions } from '#kernel/http/server-options.ts';
import { registerShedding, watchLoop } from '#kernel/http/shed.ts';
import { registerVitals } from '#kernel/http/vitals.ts';
import { logCrashes } from '#kernel/log-crashes.ts';
import { createLogger, type Logger } from '#kernel/logger.ts';
import { isFirstProcess } from '#kernel/process-number.ts';
import { redact } from '#kernel/redact.ts';
import { openTelemetry, type Telemetry } from '#kernel/telemetry/open-telemetry.ts';
import { openBackend, type Backend, type BackendOptions } from './open-backend.ts';

export type Started = {
  readonly config: Config;
  readonly logger: Logger;
  readonly backend: Backend;
  readonly address: string;
  /** Settles when it is ready for visitors; never fails. */
  readonly warm: Promise<void>;
};

/** What stands beside the backend on the same port, such as the storefront. */
export type Addition = (
  app: FastifyInstance,
  parts: Omit<Started, 'address' | 'warm'> & {
    readonly metrics: Metrics;
    readonly telemetry: Telemetry | undefined;
    /** Adds what answers before Fastify sees a request, until the server drains. */
    readonly addEarlyHandler: EarlyHandlers['add'];
  },
) => Promise<{
  /** What is done before the process calls itself ready; it answers meanwhile. */
  readonly warmUp: () => Promise<void>;
}>;

/**
 * A proxy asks every two seconds whether a process is ready (deploy/server/Caddyfile): until it has heard that this one is not, it sends on
 * connections it keeps, and one that is closed under a POST has failed (R106).
 */
const proxyNoticeMs = 5_000;
const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`);

/** Starts the process: configuration, backend, what else was given, port; ends it politely on a signal. An empty demo is filled with the shop. */
export async function startServer(addition?: Addition, { shop }: Pick<BackendOptions, 'shop'> = {}): Promise<Started> {
  loadEnvFile();
  const config = readConfig(process.env);
  const logger = createLogger({ level: config.logLevel });
  logCrashes(logger);
  const clock = systemClock;
  const telemetry = openTelemetry(config, logger);
  const backend = await openBackend({ config, clock, logger, progress: say, traceJob: telemetry?.job, ...(shop ? { shop } : {}) });
  const early = createEarlyHandlers(serverOptions(config), refuseForeignHosts(config));
  const app = Fastify(early.options);
  app.addHook('preClose', async () => early.stop());
  const stop = async (): Promise<void> => {
    await backend.close();
    await telemetry?.close();
  };
  const drain = createDrain({ app, logger, stop, noticeMs: config.trustProxy === false ? 0 : proxyNoticeMs });
  let isWarm = false;
  try {
    registerSecurityHeaders(app, config.publicUrl);
    telemetry?.register(app);
    const metrics = createMetrics(app);
    metrics.add(...backend.measures, ...(telemetry?.measures ?? []));
    const { shed } = registerShedding(app, watchLoop().busyFor);
    metrics.add({ name: 'shed_requests_total', help: 'Requests refused under load.', kind: 'counter', read: () => [{ value: shed() }] });
    registerMetrics(app, metrics, config.metricsToken);
    // Counted apart: a report may not take a request from its sender.
    const rateLimiter = config.rateLimits && createRateLimiter(config.rateLimits, clock);
    registerVitals(app, { metrics, rateLimiter, themes: backend.themes });
    registerRequestLog(app, logger);
    registerHealth(app, { ping: backend.ping, isDraining: drain.isDraining, isWarm: () => isWarm });
    backend.register(app);
    // A trace has a span for each request, which Fastify's hooks begin.
    if (!telemetry) early.add(backend.cachedAnswers(metrics.requests));
    const added = await addition?.(app, { config, logger, backend, metrics, telemetry, addEarlyHandler: early.add });
    const pictures = backend.preparePictures(app);
    const address = await listen(app, config);
    logger.info('server.started', { url: address, mode: config.mode });
    const isFirst = isFirstProcess();
    if (isFirst && config.preparePictures) void pictures.begin();
    const warm = (added?.warmUp() ?? Promise.resolve())
      // Slow at first is better than not at all.
      .catch((error: unknown) => logger.warn('server.not_warm', { error }))
      .then(() => {
        isWarm = true;
        if (isFirst) backend.keepSnapshot();
      });
    return { config, logger, backend, address, warm };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Runs a command; what the person at the terminal can mend is one clear sentence and exit code 1. */
export async function runCommand(command: () => Promise<unknown>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (error instanceof ConfigError || error instanceof StartError) say(error.message);
    else say(inspect(redact(error), { depth: 6 }));
    process.exit(1);
  }
}
