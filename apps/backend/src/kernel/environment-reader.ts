import { parseTrustedProxies, trustedProxiesForm, type TrustedProxies } from '@shop/rules/trusted-proxies';

/** Reads single variables and collects a sentence for each one that is wrong; an empty value counts as absent. */
export type EnvironmentReader = {
  readonly mistakes: readonly string[];
  mistake(sentence: string): void;
  text(name: string): string | undefined;
  choice<T extends string>(name: string, allowed: readonly T[], fallback: T): T;
  integer(name: string, fallback: number, min: number, max: number): number;
  url(name: string, protocols: readonly string[]): string | undefined;
  origin(name: string, fallback: string): string;
  mailSender(name: string): string | undefined;
  name(name: string, fallback: string): string;
  trustedProxies(name: string): TrustedProxies;
  /** Any other form, told by its parser; undefined is a mistake. */
  parsed<T>(name: string, fallback: T, parse: (value: string) => T | undefined, expected: string): T;
};

/** Makes the reader; values of secrets never appear in its sentences because urls and secrets are not echoed. */
export function environmentReader(env: Readonly<Record<string, string | undefined>>): EnvironmentReader {
  const mistakes: string[] = [];
  const mistake = (sentence: string): void => void mistakes.push(sentence);
  const text = (name: string): string | undefined => env[name]?.trim() || undefined;
  const parsed = <T>(name: string, fallback: T, parse: (value: string) => T | undefined, expected: string): T => {
    const value = text(name);
    if (value === undefined) return fallback;
    const result = parse(value);
    if (result === undefined) mistake(`${name} must be ${expected}.`);
    return result === undefined ? fallback : result;
  };
  return {
    mistakes,
    mistake,
    text,
    parsed,
    choice: (name, allowed, fallback) =>
      parsed(name, fallback, (value) => allowed.find((one) => one === value), `one of ${allowed.join(', ')}`),
    integer: (name, fallback, min, max) =>
      parsed(name, fallback, (value) => parseInteger(value, min, max), `a whole number from ${min} to ${max}`),
    url: (name, protocols) =>
      parsed<string | undefined>(
        name,
        undefined,
        (value) => parseUrl(value, protocols),
        `a URL that starts with ${protocols.join('// or ')}//`,
      ),
    origin: (name, fallback) =>
      parsed(name, fallback, parseOrigin, 'an http or https address without a path, such as https://shop.example'),
    mailSender: (name) => parsed<string | undefined>(name, undefined, parseMailSender, 'a mail address, such as Shop <shop@shop.example>'),
    name: (name, fallback) =>
      parsed(
        name,
        fallback,
        (value) => (/^[a-z][a-z0-9-]*$/.test(value) ? value : undefined),
        'a name of small letters, digits and dashes',
      ),
    trustedProxies: (name) => parsed<TrustedProxies>(name, false, parseTrustedProxies, trustedProxiesForm),
  };
}

function parseInteger(value: string, min: number, max: number): number | undefined {
  const number = Number(value);
  return /^\d+$/.test(value) && number >= min && number <= max ? number : undefined;
}

function parseUrl(value: string, protocols: readonly string[]): string | undefined {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol) ? value : undefined;
}

function parseOrigin(value: string): string | undefined {
  if (!URL.canParse(value)) return undefined;
  const url = new URL(value);
  const plain = url.pathname === '/' && !url.search && !url.hash && !url.username;
  return plain && ['http:', 'https:'].includes(url.protocol) ? url.origin : undefined;
}

// No line break may enter a mail header (R158).
function parseMailSender(value: string): string | undefined {
  return /^(?:[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(value) ? value : undefined;
}
