import { contentSecurityPolicy } from './content-security-policy.ts';

/** Pages whose address holds a secret: no other site may learn it. */
const privatePage =
  /\/(customer\/account|account|checkout\/onepage|checkout\/telephone|order\/revision|multisafepay\/connect|herroepen|widerrufen|withdraw)(\/|$)/;

const referrerPolicy = (path: string): string => (privatePage.test(path) ? 'same-origin' : 'strict-origin-when-cross-origin');

/** Headers of every answer, whatever it is (R163); a page has a policy of its own. */
export const commonHeaders = (https: boolean): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  ...(https ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
});

/** Headers of a page; the policy of development allows everything of ours, because its tools write inline scripts. */
export const pageHeaders = (page: {
  readonly scriptHashes: readonly string[];
  readonly path: string;
  readonly https: boolean;
  readonly policy: boolean;
  readonly speculationRules: string | undefined;
}): Readonly<Record<string, string>> => ({
  ...(page.speculationRules === undefined ? {} : { 'speculation-rules': `"${page.speculationRules}"` }),
  // Never left out: the policy of answers that are no page would stand in its place.
  'content-security-policy': page.policy ? contentSecurityPolicy(page.scriptHashes, page) : "frame-ancestors 'none'",
  'referrer-policy': referrerPolicy(page.path),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
});
