import { generateKeyPairSync, sign } from 'node:crypto';

// DER by hand: a test needs certificates that end when it says, and no program for them.
const tlv = (tag: number, ...contents: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(contents);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};
const sequence = (...contents: readonly Uint8Array[]): Buffer => tlv(0x30, ...contents);
const hex = (text: string): Buffer => Buffer.from(text, 'hex');
const time = (date: Date): Buffer => tlv(0x18, Buffer.from(`${date.toISOString().replaceAll(/[-:T]|\.\d+/g, '')}`));

const ecdsaWithSha256 = sequence(tlv(0x06, hex('2a8648ce3d040302')));
const commonName = (name: string): Buffer => sequence(tlv(0x31, sequence(tlv(0x06, hex('550403')), tlv(0x0c, Buffer.from(name)))));
const alternativeName = (name: string): Buffer =>
  tlv(0xa3, sequence(sequence(tlv(0x06, hex('551d11')), tlv(0x04, sequence(tlv(0x82, Buffer.from(name)))))));

/** A certificate that nobody has signed but itself: whoever is given it as an authority trusts it. */
export function selfMadeCertificate(name: string, from: Date, to: Date): { readonly key: string; readonly cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const content = sequence(
    tlv(0xa0, tlv(0x02, hex('02'))),
    tlv(0x02, hex('01')),
    ecdsaWithSha256,
    commonName(name),
    sequence(time(from), time(to)),
    commonName(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    alternativeName(name),
  );
  const der = sequence(content, ecdsaWithSha256, tlv(0x03, hex('00'), sign('sha256', content, privateKey)));
  const lines = der.toString('base64').replaceAll(/(.{64})/g, '$1\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}
