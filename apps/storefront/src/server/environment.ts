import { isLoopback } from '@shop/rules/own-hosts';
import { parseTrustedProxies, trustedProxiesForm, type TrustedProxies } from '@shop/rules/trusted-proxies';
import { readTelemetry, type TelemetrySettings } from '@shop/telemetry';

/** What the environment decides for a storefront that runs alone; the names and defaults are those of the backend. */
export type StorefrontEnvironment = {
  readonly isDemo: boolean;
  readonly commerceUrl: string;
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  readonly trustProxy: TrustedProxies;
  readonly logLevel: string;
  readonly theme: string | undefined;
  readonly shopAccessToken: string;
  readonly consumerKey: string;
  readonly pageCacheMb: number;
  readonly purgeToken: string;
  readonly telemetry: TelemetrySettings | undefined;
};

const demoSecrets = { SHOP_ACCESS_TOKEN: 'demo-shop-access-token', CONSUMER_KEY: 'demo-consumer-key' } as const;
const minimumSecretLength = 24;

/** Reads it, or says in a sentence a line what is wrong: a shop that is open to strangers falls back to nothing of the demo (R203). */
export function readEnvironment(
  env: Readonly<Record<string, string | undefined>>,
): StorefrontEnvironment | { readonly mistakes: string[] } {
  const text = (name: string, fallback: string): string => env[name]?.trim() || fallback;
  const mistakes: string[] = [];
  const isDemo = text('SHOP_ENV', 'demo') !== 'production';
  const port = Number(text('PORT', '3000'));
  const trustedProxies = parseTrustedProxies(text('TRUST_PROXY', 'off'));
  if (trustedProxies === undefined) mistakes.push(`TRUST_PROXY must be ${trustedProxiesForm}.`);
  const environment = {
    isDemo,
    commerceUrl: text('COMMERCE_URL', 'http://127.0.0.1:4000'),
    host: text('HOST', isDemo ? '127.0.0.1' : '0.0.0.0'),
    port,
    publicUrl: text('PUBLIC_URL', `http://localhost:${port}`),
    trustProxy: trustedProxies ?? false,
    logLevel: text('LOG_LEVEL', 'info'),
    theme: text('THEME', '') || undefined,
    shopAccessToken: text('SHOP_ACCESS_TOKEN', demoSecrets.SHOP_ACCESS_TOKEN),
    consumerKey: text('CONSUMER_KEY', demoSecrets.CONSUMER_KEY),
    pageCacheMb: Number(text('PAGE_CACHE_MB', '64')),
    purgeToken: text('PURGE_TOKEN', ''),
    telemetry: readTelemetry(
      { text: (name) => text(name, '') || undefined, mistake: (sentence) => void mistakes.push(sentence) },
      'storefront',
    ),
  };
  mistakes.push(...(isDemo ? demoMistakes(environment) : productionMistakes(environment)));
  if (!URL.canParse(environment.publicUrl)) mistakes.push('PUBLIC_URL must be an http or https address, such as https://shop.example.');
  return mistakes.length > 0 ? { mistakes } : environment;
}

const demoMistakes = ({ host }: StorefrontEnvironment): string[] =>
  isLoopback(host) ? [] : ['HOST must be 127.0.0.1, ::1 or localhost in a demo: leave it out, or set SHOP_ENV=production.'];

function productionMistakes({ publicUrl, shopAccessToken, consumerKey }: StorefrontEnvironment): string[] {
  const secrets = { SHOP_ACCESS_TOKEN: shopAccessToken, CONSUMER_KEY: consumerKey };
  const known: readonly string[] = Object.values(demoSecrets);
  return [
    ...(publicUrl.startsWith('https://')
      ? []
      : ['Production needs PUBLIC_URL, which begins with https://: set it in the environment or in .env.']),
    ...Object.entries(secrets)
      .filter(([, value]) => known.includes(value) || value.length < minimumSecretLength)
      .map(([name]) => `Production needs ${name} with at least ${minimumSecretLength} characters, the same as the backend has.`),
  ];
}
