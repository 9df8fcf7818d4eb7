import { isLoopback } from '@shop/rules/own-hosts';
import { parseTrustedProxies, trustedProxiesForm, type TrustedProxies } from '@shop/rules/trusted-proxies';

/** What the environment decides for a back office that runs alone; the names and defaults are those of the backend. */
type BackOfficeEnvironment = {
  readonly isDemo: boolean;
  readonly commerceUrl: string;
  readonly host: string;
  readonly port: number;
  readonly url: string;
  readonly trustProxy: TrustedProxies;
  readonly logLevel: string;
};

/** Reads it, or says in a sentence a line what is wrong. */
export function readEnvironment(
  env: Readonly<Record<string, string | undefined>>,
): BackOfficeEnvironment | { readonly mistakes: string[] } {
  const text = (name: string, fallback: string): string => env[name]?.trim() || fallback;
  const isDemo = text('SHOP_ENV', 'demo') !== 'production';
  const port = Number(text('PORT', '3001'));
  const trustedProxies = parseTrustedProxies(text('TRUST_PROXY', 'off'));
  const environment = {
    isDemo,
    commerceUrl: text('COMMERCE_URL', 'http://127.0.0.1:4000'),
    host: text('HOST', isDemo ? '127.0.0.1' : '0.0.0.0'),
    port,
    url: text('BACK_OFFICE_URL', text('PUBLIC_URL', `http://localhost:${port}`)),
    trustProxy: trustedProxies ?? false,
    logLevel: text('LOG_LEVEL', 'info'),
  };
  const mistakes = [
    ...(trustedProxies === undefined ? [`TRUST_PROXY must be ${trustedProxiesForm}.`] : []),
    ...['url', 'commerceUrl'].flatMap((name) =>
      URL.canParse(environment[name as 'url'])
        ? []
        : [`${name === 'url' ? 'BACK_OFFICE_URL' : 'COMMERCE_URL'} must be an http or https address.`],
    ),
    ...(isDemo && !isLoopback(environment.host)
      ? ['HOST must be 127.0.0.1, ::1 or localhost in a demo: leave it out, or set SHOP_ENV=production.']
      : []),
    ...(!isDemo && !environment.url.startsWith('https://') ? ['Production needs BACK_OFFICE_URL, which begins with https://.'] : []),
  ];
  return mistakes.length > 0 ? { mistakes } : environment;
}
