/** Whether a server that listens on this address can be reached from this machine alone. */
export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|::1)$/i.test(host);

/** Whether a `Host` header names one of the server's own names; the port does not matter. */
export type IsOwnHost = (header: string | undefined) => boolean;

/**
 * The names of a demo: those of this machine, and what else it is known by. A page of somebody else can lead a name of its own to this
 * machine (DNS rebinding) and would then read everything as the same origin; it cannot lead one of these.
 */
export function ownHosts(...more: readonly string[]): IsOwnHost {
  const names = new Set(['localhost', '127.0.0.1', '[::1]', ...more.map((name) => name.toLowerCase())]);
  return (header = '') => names.has(header.toLowerCase().replace(/:\d*$/, ''));
}

/** The answer to everybody else. */
export const foreignHostStatus = 421;
export const foreignHostSentence =
  'This demo answers only under its own names: localhost, 127.0.0.1, [::1] and the host of PUBLIC_URL. Use one of them, or set PUBLIC_URL.\n';
