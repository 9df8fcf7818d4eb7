import type { FastifyReply } from 'fastify';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** Pages whose address holds a secret: no other site may learn it. */
const privatePage = /\/(customer\/account|account|checkout\/onepage|multisafepay\/connect)(\/|$)/;

/** The same, but with a form: without a referrer a browser also hides where the form comes from, and it would be refused. */
const privateForm = /\/(herroepen|widerrufen|withdraw)$/;

function referrerPolicy(path: string): string {
  if (privatePage.test(path)) return 'no-referrer';
  return privateForm.test(path) ? 'same-origin' : 'strict-origin-when-cross-origin';
}

/** Headers of every answer, whatever it is (R163). */
export function setCommonHeaders(reply: FastifyReply, https: boolean): void {
  reply.header('X-Content-Type-Options', 'nosniff');
  reply.header('Cross-Origin-Resource-Policy', 'same-origin');
  if (https) reply.header('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
}

/** Headers of a page; development has no policy, because its tools write inline scripts. */
export function setPageHeaders(reply: FastifyReply, page: { html: string; path: string; https: boolean; policy: boolean }): void {
  if (page.policy) reply.header('Content-Security-Policy', contentSecurityPolicy(page.html, page));
  else reply.removeHeader('Content-Security-Policy');
  reply.header('Referrer-Policy', referrerPolicy(page.path));
  reply.header('Cross-Origin-Opener-Policy', 'same-origin');
  reply.header('Permissions-Policy', 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()');
  reply.header('X-Frame-Options', 'DENY');
}
