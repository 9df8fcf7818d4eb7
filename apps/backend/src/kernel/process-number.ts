import cluster from 'node:cluster';

const variable = 'SHOP_WORKER';

/** What tells one of several processes on a port its number, from 1 on; whoever takes the place of a dead one has the same. */
export const numbered = (number: number): Record<string, string> => ({ [variable]: String(number) });

/** Of several processes one does what is enough once; a process that runs alone does it too. */
export const isFirstProcess = (): boolean => cluster.isPrimary || process.env[variable] === '1';
