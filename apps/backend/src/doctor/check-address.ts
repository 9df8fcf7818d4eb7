import { lookup } from 'node:dns/promises';
import { BlockList, isIPv6 } from 'node:net';
import { connect, type TLSSocket } from 'node:tls';
import { webhookProbe } from '#modules/payments/index.ts';
import { askUrl, reasonOf } from './ask-url.ts';
import { broken, ok, unknown, warning, type Examination, type Finding } from './finding.ts';

const day = 86_400_000;
/** Caddy renews a month before the end: with less than the first something has failed, with less than the second soon everything. */
const scarceDays = 21;
const leastDays = 7;
const patienceMs = 8_000;

const inside = new BlockList();
for (const [net, prefix] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  inside.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  inside.addSubnet(net, prefix, 'ipv6');

/** Whether the name of the shop leads to somewhere that others reach. */
export async function checkName({ config }: Examination): Promise<Finding> {
  const { hostname } = new URL(config.publicUrl);
  const found = await lookup(hostname, { all: true }).catch((error: unknown) => reasonOf(error));
  if (typeof found === 'string') {
    return broken(
      `Nobody finds ${hostname} (${found}): add an A and an AAAA record for it where its domain is kept, or correct PUBLIC_URL.`,
    );
  }
  const addresses = found.map(({ address }) => address);
  const isInside = addresses.some((address) => inside.check(address, isIPv6(address) ? 'ipv6' : 'ipv4'));
  if (isInside && config.mode === 'production') {
    return warning(
      `${hostname} leads to ${addresses.join(', ')}, which others do not reach: see that its public records lead to this shop.`,
    );
  }
  return ok(`${hostname} leads to ${addresses.join(', ')}.`);
}

const untrusted: Readonly<Record<string, string>> = {
  ERR_TLS_CERT_ALTNAME_INVALID: 'is for another name',
  CERT_HAS_EXPIRED: 'has ended',
  CERT_NOT_YET_VALID: 'is not valid yet',
};

/** Whether browsers trust the certificate, and for how long. */
export async function checkCertificate({ config, clock, authority }: Examination): Promise<Finding> {
  const { protocol, hostname, port } = new URL(config.publicUrl);
  if (protocol !== 'https:') return ok('PUBLIC_URL is without TLS, as a demo on its own machine may be.');
  const socket = await greet(hostname, Number(port || 443), authority).catch((error: unknown) => reasonOf(error));
  if (typeof socket === 'string') {
    return broken(`Nobody speaks TLS at ${hostname}:${port || 443} (${socket}): start Caddy, and open the port in the firewall.`);
  }
  const { valid_to: end } = socket.getPeerCertificate();
  const days = Math.floor((Date.parse(end) - clock.now().getTime()) / day);
  socket.destroy();
  if (!socket.authorized) {
    const code = String(socket.authorizationError);
    return broken(
      `Browsers do not trust the certificate of ${hostname}: it ${untrusted[code] ?? `is signed by nobody they know (${code})`}. ` +
        'Let Caddy fetch one, and read why it did not with "journalctl -u caddy".',
    );
  }
  const sentence = `The certificate of ${hostname} is valid for ${days} more days`;
  if (days >= scarceDays) return ok(`${sentence}.`);
  const advice = `${sentence} and should have been renewed: read why it was not with "journalctl -u caddy".`;
  return days < leastDays ? broken(advice) : warning(advice);
}

function greet(host: string, port: number, ca: string | undefined): Promise<TLSSocket> {
  const { promise, resolve, reject } = Promise.withResolvers<TLSSocket>();
  // What is wrong with it is to be said, not only that something is.
  const socket = connect({ host, port, servername: host, rejectUnauthorized: false, ...(ca === undefined ? {} : { ca }) });
  const refuse = (error: Error): void => {
    socket.destroy();
    reject(error);
  };
  socket.setTimeout(patienceMs, () => refuse(Object.assign(new Error('no answer in time'), { name: 'TimeoutError' })));
  socket.once('error', refuse);
  socket.once('secureConnect', () => resolve(socket));
  return promise;
}

/** Sends the shop a notification that is signed with its own key and says nothing: who answers it has that key. */
export async function checkWebhook({ config, clock, authority }: Examination): Promise<Finding> {
  const { path, headers, body } = webhookProbe(config.multisafepay.apiKey, clock.now());
  const url = config.publicUrl + path;
  const address = url.replace(/\?.*/, '');
  let answer;
  try {
    answer = await askUrl(url, { method: 'POST', headers, body, authority });
  } catch (error) {
    if (/CERT|ALTNAME|SIGNED|SIGNATURE|ISSUER/.test(reasonOf(error))) {
      return unknown('Notifications of payments wait for a certificate that is trusted.');
    }
    return broken(
      `Nobody answers at ${address} (${reasonOf(error)}), so no payment is confirmed: start the shop, and let the proxy pass this path on.`,
    );
  }
  if (answer.status === 200 && answer.body === 'OK') return ok('Notifications of payments reach this shop by its public address.');
  return answer.status === 401
    ? broken(
        `A shop with another payment key, or another clock, answers at ${address}: let PUBLIC_URL lead to this one, and restart it after a change of MULTISAFEPAY_API_KEY.`,
      )
    : broken(
        `Notifications of payments get a ${answer.status} at ${address}, so none is confirmed: let the proxy pass this path on to the shop.`,
      );
}
