import { hash } from 'node:crypto';

/** What the database stores of a secret that was handed out once: a login, or a link in a mail. The secret has 256 random bits, so it needs no salt. */
export const hashToken = (token: string): string => hash('sha256', token, 'hex');
