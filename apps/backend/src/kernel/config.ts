import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readTelemetry, type TelemetrySettings } from '@shop/telemetry';
import type { TrustedProxies } from '@shop/rules/trusted-proxies';
import { defaultLimits, type GraphqlLimits } from './graphql/limits.ts';
import { parseGraphqlLimits, parseRateLimits } from './graphql/parse-limits.ts';
import { defaultRateLimits, type RateLimits } from './graphql/rate-limit.ts';
import { environmentReader, type EnvironmentReader } from './environment-reader.ts';
import {
  minimumSecretLength,
  readBackOffice,
  readHost,
  readPublicUrl,
  readSecret,
  readSession,
  requireForProduction,
  type BackOfficeSettings,
  type SessionSettings,
} from './mode-settings.ts';
import { readBucket, type BucketSettings } from './storage/bucket-settings.ts';

type ShopMode = 'demo' | 'production';
export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

/** Everything the environment may decide; read once at start, never again. */
export type Config = {
  readonly mode: ShopMode;
  readonly host: string;
  readonly port: number;
  /** Origin without a trailing slash; the only source of links in mails. */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** Where pictures lie when several machines share them; undefined: in `dataDir`. */
  readonly mediaBucket: BucketSettings | undefined;
  /** Whether the shop's own command makes the backups, and the doctor looks for them. */
  readonly backups: 'shop' | 'elsewhere';
  /** Where backups are written and looked for. */
  readonly backupDir: string;
  /** A database that each backup is restored into, to see that it can be. */
  readonly backupCheckUrl: string | undefined;
  readonly databaseUrl: string | undefined;
  readonly databasePool: number;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly shopAccessToken: string;
  readonly consumerKey: string;
  /** Fastify's own shape: nobody, a number of hops, or addresses and ranges. */
  readonly trustProxy: TrustedProxies;
  readonly graphqlLimits: GraphqlLimits;
  /** Undefined when switched off. */
  readonly rateLimits: RateLimits | undefined;
  readonly introspection: boolean;
  readonly logLevel: LogLevel;
  readonly theme: string;
  /** Whether the options of a filter are counted without that filter, or as Magento does with it. */
  readonly facetCounts: 'disjunctive' | 'conjunctive';
  /** Memory for finished answers about the catalogue; 0 caches none. */
  readonly responseCacheMb: number;
  /** Memory of one process for finished pages; 0 caches none. */
  readonly pageCacheMb: number;
  /** Caches in front of the shop, or storefronts elsewhere, that are told of every change. */
  readonly purge: { readonly urls: readonly string[]; readonly token: string };
  /** Bearer token of `/metrics`; empty, as in a demo: only this machine may read it. */
  readonly metricsToken: string;
  /** Where spans go; undefined: nowhere, and nothing is recorded. */
  readonly telemetry: TelemetrySettings | undefined;
  /** Whether the pictures of lists are made while the shop is idle, or only when first asked for. */
  readonly preparePictures: boolean;
  /** Whether a start begins with what the process before has written down of its memory. */
  readonly startSnapshot: boolean;
  readonly webConcurrency: number;
  /** How long a customer stays logged in: without doing anything, and at most. */
  readonly customerSession: SessionSettings;
  readonly backOffice: BackOfficeSettings;
  readonly postcodeService: LookupAddress | undefined;
  readonly vatService: LookupAddress | undefined;
  readonly multisafepay: { readonly url: string; readonly apiKey: string };
};

/** A data service that is asked with two secret headers. */
type LookupAddress = { readonly url: string; readonly clientId: string; readonly clientSecret: string };

/** The environment is not usable; `message` holds one sentence a line. */
export class ConfigError extends Error {
  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'));
    this.name = 'ConfigError';
    this.mistakes = mistakes;
  }
}

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/** Reads `.env` of the working directory when there is one; the real environment wins over it. */
export function loadEnvFile(path = '.env'): void {
  if (existsSync(path)) process.loadEnvFile(path);
}

/** Turns the environment into a typed Config or throws a ConfigError that lists every mistake. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const read = environmentReader(env);
  const mode = read.choice('SHOP_ENV', ['demo', 'production'], 'demo');
  const production = mode === 'production';
  if (production) requireForProduction(read);
  const port = read.integer('PORT', 3000, 0, 65535);
  const publicUrl = readPublicUrl(read, production, port);
  const dataDir = resolve(read.text('DATA_DIR') ?? '.data');
  const config: Config = {
    mode,
    host: readHost(read, production),
    port,
    publicUrl,
    dataDir,
    mediaBucket: readBucket(read),
    backups: read.choice('BACKUPS', ['shop', 'elsewhere'], 'shop'),
    backupDir: resolve(read.text('BACKUP_DIR') ?? join(dataDir, 'backups')),
    backupCheckUrl: read.url('BACKUP_CHECK_URL', ['postgres:', 'postgresql:']),
    databaseUrl: read.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    databasePool: read.integer('DATABASE_POOL', 20, 2, 500),
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: read.mailSender('MAIL_FROM') ?? `no-reply@${new URL(publicUrl).hostname}`,
    shopAccessToken: readSecret(read, 'SHOP_ACCESS_TOKEN', production),
    consumerKey: readSecret(read, 'CONSUMER_KEY', production),
    trustProxy: read.trustedProxies('TRUST_PROXY'),
    graphqlLimits: read.parsed('GRAPHQL_LIMITS', defaultLimits, parseGraphqlLimits, 'limits such as cost=60000,depth=24'),
    rateLimits:
      read.parsed<RateLimits | null>('RATE_LIMITS', defaultRateLimits, parseRateLimits, 'on, off, or rates such as all=600/60') ??
      undefined,
    introspection: read.choice('GRAPHQL_INTROSPECTION', ['on', 'off'], production ? 'off' : 'on') === 'on',
    logLevel: read.choice('LOG_LEVEL', logLevels, 'info'),
    theme: read.name('THEME', 'alm'),
    facetCounts: read.choice('FACET_COUNTS', ['disjunctive', 'conjunctive'], 'disjunctive'),
    responseCacheMb: read.integer('RESPONSE_CACHE_MB', 64, 0, 4096),
    pageCacheMb: read.integer('PAGE_CACHE_MB', 64, 0, 4096),
    purge: readPurge(read),
    metricsToken: readSecret(read, 'METRICS_TOKEN', production),
    telemetry: readTelemetry(read, 'shop'),
    preparePictures: read.choice('PREPARE_PICTURES', ['on', 'off'], 'on') === 'on',
    startSnapshot: read.choice('START_SNAPSHOT', ['on', 'off'], 'on') === 'on',
    webConcurrency: read.integer('WEB_CONCURRENCY', 1, 1, 128),
    customerSession: readSession(read, 'CUSTOMER_SESSION', { idleMinutes: 60, totalHours: 24 }),
    backOffice: readBackOffice(read, production, publicUrl),
    postcodeService: lookupAddress(read, 'POSTCODE'),
    vatService: lookupAddress(read, 'VAT'),
    multisafepay: readMultiSafepay(read, production, port),
  };
  if (config.webConcurrency > 1 && !config.databaseUrl) {
    read.mistake('WEB_CONCURRENCY above 1 needs DATABASE_URL: the embedded database serves one process only.');
  }
  if (production && !config.rateLimits) read.mistake('RATE_LIMITS=off is refused in production: it is for tests and benches.');
  if (read.mistakes.length > 0) throw new ConfigError(read.mistakes);
  return config;
}

function lookupAddress(read: EnvironmentReader, name: 'POSTCODE' | 'VAT'): LookupAddress | undefined {
  const url = read.url(`${name}_URL`, ['https:', 'http:']);
  return url === undefined
    ? undefined
    : { url, clientId: read.text(`${name}_CLIENT_ID`) ?? '', clientSecret: read.text(`${name}_CLIENT_SECRET`) ?? '' };
}

function readPurge(read: EnvironmentReader): Config['purge'] {
  const parse = (text: string): readonly string[] | undefined => {
    const urls = text.split(',').map((url) => url.trim());
    return urls.every((url) => /^https?:\/\/[^/\s]+$/.test(url)) ? urls : undefined;
  };
  const urls = read.parsed('PURGE_URLS', [], parse, 'addresses such as http://10.0.0.5:6081, separated by commas');
  const token = read.text('PURGE_TOKEN') ?? '';
  if (urls.length > 0 && token.length < minimumSecretLength) {
    read.mistake(`PURGE_URLS needs PURGE_TOKEN with at least ${minimumSecretLength} characters.`);
  }
  return { urls, token };
}

/** Without an address a demo pays at the simulator, which listens one port above the shop. */
function readMultiSafepay(read: EnvironmentReader, production: boolean, port: number): Config['multisafepay'] {
  const usual = production ? 'https://api.multisafepay.com/v1/json/' : `http://127.0.0.1:${port + 1}/v1/json/`;
  return {
    url: read.url('MULTISAFEPAY_URL', production ? ['https:'] : ['https:', 'http:']) ?? usual,
    apiKey: readSecret(read, 'MULTISAFEPAY_API_KEY', production),
  };
}
