import { BlockList, isIP } from 'node:net';

/** Whose word about the address of a visitor counts: nobody's, of so many hops, or of these addresses. */
export type TrustedProxies = false | number | readonly string[];

export const trustedProxiesForm = 'off, a number of hops, or addresses and ranges separated by commas';

/** Undefined is a mistake. "true" would let every client choose its own address and so walk past the rate limits (R160). */
export function parseTrustedProxies(value: string): TrustedProxies | undefined {
  if (value === 'off') return false;
  if (/^\d+$/.test(value)) return Number(value) >= 1 && Number(value) <= 10 ? Number(value) : undefined;
  const entries = value.split(',').map((entry) => entry.trim());
  return entries.every(isAddressOrRange) ? entries : undefined;
}

/** The same for Fastify. */
export const trustOf = (setting: TrustedProxies): boolean | string[] | ((address: string, hop: number) => boolean) => {
  if (typeof setting === 'number') return (_address, hop) => hop < setting;
  return setting === false ? false : [...setting];
};

function isAddressOrRange(entry: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(entry)) return true;
  const [address = '', bits, ...rest] = entry.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  try {
    new BlockList().addSubnet(address, /^\d+$/.test(bits) ? Number(bits) : Number.NaN, family === 4 ? 'ipv4' : 'ipv6');
    return true;
  } catch {
    return false;
  }
}
