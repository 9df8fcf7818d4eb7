import { createHash } from 'node:crypto';

/** What is kept of a link's secret. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
