import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { staffOrigin } from './staff-client.ts';

type Asked = { readonly challenge: string };
type Created = Asked & { readonly user: { readonly id: string } };

export type SoftwareAuthenticator = {
  /** The answer of `navigator.credentials.create`, as a browser sends it. */
  create(options: Created, differently?: Differently): object;
  /** The answer of `navigator.credentials.get`. */
  get(options: Asked, differently?: Differently): object;
  /** The same key on another device, which counts for itself. */
  copy(): SoftwareAuthenticator;
};

/** What an answer lies about. */
type Differently = {
  readonly origin?: string;
  readonly rpId?: string;
  /** Nobody showed a finger, a face or a PIN. */
  readonly isUnverified?: boolean;
  readonly userHandle?: string;
};

type Key = { readonly id: Buffer; readonly privateKey: KeyObject; readonly cose: Buffer; userHandle: string };

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64url');
const flag = { present: 0x01, verified: 0x04, attested: 0x40 } as const;

/** A passkey in memory (ES256, attestation "none"), for tests without a browser. */
export function softwareAuthenticator(): SoftwareAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return authenticatorOf({ id: randomBytes(32), privateKey, cose: coseOf(publicKey), userHandle: '' }, 0);
}

function authenticatorOf(key: Key, startCount: number): SoftwareAuthenticator {
  let count = startCount;
  const clientData = (type: string, { challenge }: Asked, { origin = staffOrigin }: Differently): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (flags: number, { rpId = 'localhost', isUnverified }: Differently): Buffer => {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE((count += 1));
    return Buffer.concat([sha256(rpId), Buffer.from([isUnverified ? flags : flags | flag.verified]), counted]);
  };
  const answer = (response: object): object => ({
    id: base64url(key.id),
    rawId: base64url(key.id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });
  return {
    create: (options, differently = {}) => {
      key.userHandle = options.user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(key.id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, key.id, key.cose]);
      const data = Buffer.concat([authenticatorData(flag.present | flag.attested, differently), attested]);
      const attestation = cbor({ fmt: 'none', attStmt: {}, authData: data });
      const client = clientData('webauthn.create', options, differently);
      return answer({ clientDataJSON: base64url(client), attestationObject: base64url(attestation), transports: ['internal'] });
    },
    get: (options, differently = {}) => {
      const data = authenticatorData(flag.present, differently);
      const client = clientData('webauthn.get', options, differently);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), key.privateKey);
      const userHandle = differently.userHandle ?? key.userHandle;
      return answer({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle,
      });
    },
    copy: () => authenticatorOf(key, count),
  };
}

/** An elliptic key as COSE says it: kty 2, alg -7, crv 1, x, y. */
function coseOf(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const bytes = (text: string): Buffer => cborBytes(Buffer.from(text, 'base64url'));
  return Buffer.concat([Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]), bytes(x), Buffer.from([0x22]), bytes(y)]);
}

/** As much CBOR as an attestation needs: texts, bytes and maps of them. */
function cbor(value: Readonly<Record<string, unknown>>): Buffer {
  const one = (inner: unknown): Buffer => {
    if (Buffer.isBuffer(inner)) return cborBytes(inner);
    return typeof inner === 'string' ? cborText(inner) : cbor(inner as Readonly<Record<string, unknown>>);
  };
  const pairs = Object.entries(value);
  return Buffer.concat([Buffer.from([0xa0 | pairs.length]), ...pairs.flatMap(([name, inner]) => [cborText(name), one(inner)])]);
}

const cborText = (text: string): Buffer => Buffer.concat([Buffer.from([0x60 | text.length]), Buffer.from(text)]);

function cborBytes(bytes: Buffer): Buffer {
  const head = bytes.length < 256 ? Buffer.from([0x58, bytes.length]) : Buffer.from([0x59, bytes.length >> 8, bytes.length & 0xff]);
  return Buffer.concat([head, bytes]);
}
