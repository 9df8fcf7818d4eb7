import { createHash } from 'node:crypto';
import { withoutQueries } from '@shop/rules/log-address';

// Keys are compared without case, dashes and underscores; R201 lists what must never be in a log.
const secretParts = ['authorization', 'cookie', 'password', 'token', 'secret', 'apikey', 'consumerkey', 'iban', 'variables'];
const personalKeys = new Set(
  [
    'cartid',
    'maskedid',
    'hash',
    'telephone',
    'phone',
    'street',
    'postcode',
    'firstname',
    'lastname',
    'address',
    'dob',
    'taxvat',
    'ip',
    'client',
    'remoteaddress',
  ].concat(['to', 'from', 'bcc', 'cc', 'replyto', 'recipient']),
);
const addressPattern = /[\w.+%-]+@[\w-]+(?:\.[\w-]+)+/g;
const maxDepth = 5;
const maxItems = 50;
const maxText = 4000;

/** Replaces mail addresses in a text by a short hash, so that lines about one person can still be found together. */
export function maskAddresses(text: string): string {
  if (!text.includes('@')) return text;
  return text.replace(addressPattern, (address) => `mail#${createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 10)}`);
}

function isSecretKey(key: string): boolean {
  const plain = key.toLowerCase().replace(/[-_]/g, '');
  return personalKeys.has(plain) || secretParts.some((part) => plain.includes(part));
}

/** Makes a value safe for a log line: secrets and personal data hidden, depth and length bounded, errors spelled out. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return maskAddresses(withoutQueries(value.length > maxText ? `${value.slice(0, maxText)}…` : value));
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'function' || typeof value === 'symbol') return undefined;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth >= maxDepth) return '…';
  if (value instanceof Error) return describeError(value, depth);
  if (Array.isArray(value)) return value.slice(0, maxItems).map((item) => redact(item, depth + 1));
  if (ArrayBuffer.isView(value)) return `${value.byteLength} bytes`;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      if (/^e?-?mail(address)?$/i.test(key) && typeof item === 'string') return [key, maskAddresses(item)];
      return [key, isSecretKey(key) && item !== undefined && item !== null ? '[hidden]' : redact(item, depth + 1)];
    }),
  );
}

// PostgreSQL puts values into `detail`, and some libraries a failed query's parameters into the message:
// neither may be logged, so only the query text, the code and the frames remain.
function describeError(error: Error, depth: number): Record<string, unknown> {
  const { code, constraint, query } = error as Error & { code?: unknown; constraint?: unknown; query?: unknown };
  const message = typeof query === 'string' ? `Failed query: ${query}` : error.message;
  const frames = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 20)
    .map((line) => line.trim());
  return {
    name: error.name,
    message: redact(message, depth + 1),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    ...(frames?.length ? { stack: frames } : {}),
    ...(error.cause === undefined ? {} : { cause: redact(error.cause, depth + 1) }),
  };
}
