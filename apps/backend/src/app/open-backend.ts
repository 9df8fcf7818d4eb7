import type { FastifyInstance } from 'fastify';
import type { DemoShop } from '@shop/demo-data';
import type { Clock } from '#kernel/clock.ts';
import { commandLine } from '#kernel/command-line.ts';
import type { Config } from '#kernel/config.ts';
import type { Database } from '#kernel/database/database.ts';
import { migrate } from '#kernel/database/migrate.ts';
import { StartError } from '#kernel/errors.ts';
import type { GraphqlRequest, GraphqlResponse } from '#kernel/graphql/endpoint.ts';
import { registerGraphqlRoutes } from '#kernel/graphql/routes.ts';
import type { EarlyHandler } from '#kernel/http/early-handlers.ts';
import type { Measure, RequestMetrics } from '#kernel/http/metrics.ts';
import { createJobs, type Jobs, type TraceJob } from '#kernel/jobs.ts';
import type { Logger } from '#kernel/logger.ts';
import { registerMailboxRoutes } from '#kernel/mail/mailbox-routes.ts';
import { openMailbox, type Mailbox } from '#kernel/mail/mailbox-transport.ts';
import { forgetAllowances } from '#kernel/mail/mail-allowance.ts';
import { createMailer, type Mailer } from '#kernel/mail/mailer.ts';
import { smtpThread } from '#kernel/mail/smtp-thread.ts';
import type { SnapshotKeeper } from '#kernel/snapshot/keep-snapshot.ts';
import { forgetSharedRates } from '#kernel/shared-rates.ts';
import type { Carts } from '#modules/cart/index.ts';
import { fillLibrary, type Media } from '#modules/media/index.ts';
import { takeDatabase } from './begin-database.ts';
import type { ChangeFeed } from './caching/change-feed.ts';
import { backupAge } from './backup-age.ts';
import { businessMeasures } from './business-measures.ts';
import { migrations } from './migrations.ts';
import { openGraphql } from './open-graphql.ts';
import { openMedia, openModules, type Modules } from './open-modules.ts';
import { preparePictures } from './prepare-pictures.ts';
import { openStartSnapshot, type StartSnapshot } from './start-snapshot.ts';
import { purgeCaches } from './caching/purge-caches.ts';
import { hasDemoCustomers } from '../seed/demo-customers.ts';
import { demoStaff, hasDemoStaff, hasStaff, seedDemoStaff } from '../seed/demo-staff.ts';
import { isSeeded, seedShop } from '../seed/seed-shop.ts';
import { commandParts } from '../staff/desks/command-parts.ts';
import { openDesks, type Desks } from '../staff/desks/open-desks.ts';
import { openBackOffice } from '../staff/open-back-office.ts';
import type { StaffDesk } from '../staff/staff-desk.ts';

export type Backend = Desks & {
  /** Runs a GraphQL request in process, by the same rules as over HTTP. */
  readonly execute: (request: GraphqlRequest) => Promise<GraphqlResponse>;
  /** Adds `/graphql`, `/staff/graphql`, `/media` and, in demo mode, `/mailbox` to a server. */
  readonly register: (app: FastifyInstance) => void;
  /** Answers that are cached bytes, for a server that asks before Fastify. */
  readonly cachedAnswers: (requests: RequestMetrics) => EarlyHandler;
  /** Makes the pictures of the lists when nobody asks for anything, once the server listens. */
  readonly preparePictures: (app: FastifyInstance) => { readonly begin: () => Promise<void> };
  /** Writes down in quiet moments what the next start may begin with; undefined when that is switched off. */
  readonly keepSnapshot: () => SnapshotKeeper | undefined;
  /** What changes, for whoever caches answers or pages. */
  readonly changes: ChangeFeed;
  /** Shows what was written to the database past this backend; whoever wrote it awaits this before it says so. */
  readonly refresh: () => Promise<void>;
  readonly carts: Pick<Carts, 'explain'>;
  readonly staff: StaffDesk;
  readonly runDueJobs: () => Promise<number>;
  /** Runs the work of a scheduled queue now. */
  readonly runJob: (queue: string) => Promise<void>;
  /** What was mailed; undefined when a mail server takes it. */
  readonly mailbox: Mailbox | undefined;
  /** What the database knows of the shop's business, and how old its backup is, for `/metrics`. */
  readonly measures: readonly Measure[];
  /** The themes of all store views. */
  readonly themes: () => ReadonlySet<string>;
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export type BackendOptions = {
  readonly config: Config;
  readonly clock: Clock;
  readonly logger: Logger;
  /** What an empty demo shop is filled with; the whole demo shop unless told. */
  readonly shop?: DemoShop;
  /** Says what takes long at a first start. */
  readonly progress?: (sentence: string) => void;
  /** false: no job runs by itself, only `runDueJobs` runs them; for tests. */
  readonly workers?: boolean;
  readonly traceJob?: TraceJob | undefined;
};

/** Opens the database and the shop on it. */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  options.progress?.('Opening the database …');
  const database = await takeDatabase(options.config, options.logger);
  try {
    const backend = await openBackendOn(database, options);
    return {
      ...backend,
      close: async () => {
        await backend.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Brings a database up to date, fills an empty demo shop, and joins the modules behind one GraphQL handler. */
export async function openBackendOn(database: Database, options: BackendOptions): Promise<Backend> {
  await migrate(database, migrations);
  if (options.config.mode === 'production') await refuseDemoPeople(database);
  const media = openMedia(options.config, options.logger);
  await fillEmptyShop(database, media, options);
  await lookForStaff(database, options);
  const mail = await openMail(database, options);
  const start = await openStartSnapshot(options, database);
  const modules = await openModules({
    ...options,
    database,
    media,
    jobs: mail.jobs,
    mailer: mail.mailer,
    snapshot: start?.snapshot,
  });
  await mail.jobs.start();
  return assemble({ options, database, media, modules, mail, start });
}

async function fillEmptyShop(database: Database, media: Media, { config, clock, progress, ...options }: BackendOptions): Promise<void> {
  if (await isSeeded(database)) return;
  if (config.mode === 'production') {
    throw new StartError(`The database has no shop yet: "${commandLine('seed')}" writes the demo shop into it.`);
  }
  progress?.('Writing the demo shop …');
  // Loaded here alone: a filled shop needs neither the time nor the memory.
  const shop = options.shop ?? (await import('@shop/demo-data')).demoShop;
  await seedShop({ shop, database, media, clock, hasDemoCustomers: true });
  // In no transaction: reading thousands of pictures takes longer than one may stand idle (R081).
  await fillLibrary(database, { media, now: clock.now() });
}

/** A demo has somebody for every role; a shop that is open to strangers says how the first owner comes in. */
async function lookForStaff(database: Database, { config, clock, progress }: BackendOptions): Promise<void> {
  if (!config.backOffice.isOn || (await hasStaff(database))) return;
  if (config.mode === 'demo') await seedDemoStaff(database, clock.now());
  else progress?.(`Nobody works in the back office yet: "${commandLine('staff', 'owner EMAIL NAME')}" makes the first owner.`);
}

/** Everybody can log in as one of them (R203). */
async function refuseDemoPeople(database: Database): Promise<void> {
  if (await hasDemoCustomers(database)) {
    throw new StartError(
      `The database has the customers of the demo, whose password is public: set DATABASE_URL to an empty database and write the shop into it with "${commandLine('seed')}", or take them out.`,
    );
  }
  if (await hasDemoStaff(database)) {
    throw new StartError(
      `The database has staff of the demo, whose password is public: suspend them with "${commandLine('staff', 'suspend EMAIL')}" in a demo, or set DATABASE_URL to an empty database.`,
    );
  }
}

type Mail = {
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly mailbox: Mailbox | undefined;
  readonly stop: () => Promise<void>;
  readonly registerMailbox: (app: FastifyInstance) => void;
};

async function openMail(database: Database, { config, clock, logger, workers = true, traceJob }: BackendOptions): Promise<Mail> {
  const mailbox = config.smtpUrl ? undefined : await openMailbox(database);
  const transport = mailbox ?? smtpThread(config.smtpUrl ?? '');
  const jobs = createJobs({ database, logger, workers, trace: traceJob });
  const mailer = createMailer({
    jobs,
    clock,
    transport,
    logger,
    from: config.mailFrom,
    host: new URL(config.publicUrl).hostname,
    isLimited: config.rateLimits !== undefined,
  });
  jobs.register({
    name: 'limits-forget',
    schedule: '5 * * * *',
    handle: async () => {
      await forgetSharedRates(database, clock.now());
      await forgetAllowances(database, clock.now());
    },
  });
  return {
    jobs,
    mailer,
    mailbox,
    stop: async () => {
      await jobs.stop();
      await transport.close();
    },
    registerMailbox: (app) => {
      if (mailbox && config.mode === 'demo') registerMailboxRoutes(app, mailbox);
    },
  };
}

type Parts = {
  readonly options: BackendOptions;
  readonly database: Database;
  readonly media: Media;
  readonly modules: Modules;
  readonly mail: Mail;
  readonly start: StartSnapshot | undefined;
};

function assemble({ options, database, media, modules, mail, start }: Parts): Backend {
  const { config, clock, logger } = options;
  let keeper: SnapshotKeeper | undefined;
  purgeCaches({ changes: modules.changes, ...config.purge, logger });
  const { execute, rateLimiter, cachedAnswers } = openGraphql(options, database, modules);
  const demo = config.mode === 'demo' ? demoStaff : undefined;
  const desks = openDesks(modules, { ...commandParts(database, clock), audit: modules.audit });
  const backOffice = openBackOffice({
    ...options,
    ...modules,
    ...mail,
    database,
    media,
    rateLimiter,
    demo,
    counted: { ...modules, ...mail },
  });
  return {
    execute,
    staff: backOffice.desk,
    register: (app) => {
      registerGraphqlRoutes(app, execute, { rateLimiter });
      backOffice.register(app);
      modules.registerRoutes(app);
      mail.registerMailbox(app);
    },
    cachedAnswers,
    keepSnapshot: () => (keeper ??= start?.keep(modules.snapshotSource)),
    preparePictures: (app) => preparePictures({ app, media, hashes: modules.fronts }),
    changes: modules.changes,
    refresh: () => modules.refresh(),
    ...desks,
    carts: modules.carts,
    runDueJobs: mail.jobs.runDue,
    runJob: mail.jobs.runNow,
    mailbox: mail.mailbox,
    measures: [...businessMeasures(database, mail.jobs, { clock, logger }), backupAge({ config, clock, logger })],
    themes: () => new Set([config.theme, ...modules.stores.activeViews().flatMap(({ theme }) => theme ?? [])]),
    ping: database.ping,
    close: async () => {
      await keeper?.close();
      await mail.stop();
      await modules.close();
      await media.close();
    },
  };
}
