import type { FastifyInstance } from 'fastify';
import { StartError } from '../errors.ts';

/** Who comes while one page is made waits here; beyond it a visitor's system tries again only after a second. */
const backlog = 4_096;

/** Opens the port and returns its address, or says in one sentence why not. */
export async function listen(app: FastifyInstance, { host, port }: { readonly host: string; readonly port: number }): Promise<string> {
  try {
    return await app.listen({ host, port, backlog });
  } catch (cause) {
    throw new StartError(explain((cause as NodeJS.ErrnoException).code, host, port), { cause });
  }
}

function explain(code: string | undefined, host: string, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} on ${host} is taken by another program: stop it, or set PORT to another number.`;
  if (code === 'EACCES') return `Port ${port} is not allowed for this user: set PORT to a number above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `The address ${host} does not belong to this machine: set HOST.`;
  return `The port ${port} on ${host} cannot be opened (${code ?? 'unknown reason'}).`;
}
