import type { FastifyReply } from 'fastify';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** Pages whose address holds a secret: no other site may learn it. */
const privatePage = /\/(customer\/account|account|checkout\/onepage|multisafepay\/connect)(\/|$)/;

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
  reply.header('Referrer-Policy', privatePage.test(page.path) ? 'no-referrer' : 'strict-origin-when-cross-origin');
  reply.header('Cross-Origin-Opener-Policy', 'same-origin');
  reply.header('Permissions-Policy', 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()');
  reply.header('X-Frame-Options', 'DENY');
}
