import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { PageQuery } from './page-dependencies.ts';

export type Encoding = 'br' | 'gzip' | 'identity';
export type PageHeaders = Readonly<Record<string, string>>;

/** A rendered page. Its compressed bodies are made when somebody wants them; the plain one goes when they are there. */
export type PageEntry = {
  readonly key: string;
  readonly headers: PageHeaders;
  readonly etag: string;
  readonly queries: readonly PageQuery[];
  readonly tags: ReadonlySet<string>;
  readonly bodies: Map<Encoding, Buffer>;
  readonly renderedAt: number;
  /** Beyond this the page is rendered again whatever its answers are: it may say what time it is. */
  readonly freshUntil: number;
  epoch: string;
  /** Something it may show has changed: it is revalidated before it is sent to anybody. */
  isInvalidated: boolean;
  /** Addresses it was requested by: a request for one of them finds the entry without its key. */
  readonly urls: Set<string>;
  hits: number;
  /** Whether it was sent since its position in the eviction order was last looked at. */
  isUsed: boolean;
};

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const unbrotli = promisify(brotliDecompress);

const compress = async (body: Buffer, quality: number): Promise<Buffer> =>
  copy(await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }));

/** What zlib returns lies in a buffer of 64 kB, all of which would be held with it. */
const copy = (part: Buffer): Buffer => Buffer.from(part);

/** Quick for the visitor who waits; popular pages become a tenth smaller with thirty times the work. */
const quality = { usual: 5, popular: 10 };

/** The best form a browser reads. */
export const encodingFor = (accept: string): Encoding => (/\bbr\b/.test(accept) ? 'br' : /\bgzip\b/.test(accept) ? 'gzip' : 'identity');

export const etagOf = (body: Buffer): string => `W/"${hash('sha1', body, 'base64url')}"`;

const compressed = new WeakMap<Buffer, Map<Encoding, Promise<Buffer>>>();

/** A body in one form, made once however many ask for it: each for itself would be more work than the page was. */
export function encoded(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return Promise.resolve(body);
  const forms = compressed.get(body) ?? new Map<Encoding, Promise<Buffer>>();
  compressed.set(body, forms);
  const form = forms.get(encoding) ?? (encoding === 'br' ? compress(body, quality.usual) : zip(body, { level: 6 }).then(copy));
  forms.set(encoding, form);
  return form;
}

/** The body of an entry in one form. */
export async function bodyOf({ bodies }: Pick<PageEntry, 'bodies'>, encoding: Encoding): Promise<Buffer> {
  const known = bodies.get(encoding);
  if (known) return known;
  const made = await encoded(await plainBody(bodies), encoding);
  // Whoever wants it plain is rare; caching that would cost as much as ten small ones.
  if (encoding !== 'identity') bodies.set(encoding, made);
  return made;
}

async function plainBody(bodies: ReadonlyMap<Encoding, Buffer>): Promise<Buffer> {
  const small = bodies.get('br');
  return bodies.get('identity') ?? (small ? unbrotli(small) : Buffer.alloc(0));
}

/** Holds the compressed body instead of the plain one. */
export async function compressOnly({ bodies }: Pick<PageEntry, 'bodies'>): Promise<void> {
  bodies.set('br', await bodyOf({ bodies }, 'br'));
  bodies.delete('identity');
}

let turn: Promise<void> = Promise.resolve();

/** Makes the small form as small as can be; one page after the other, because visitors need the processor, too. */
export function compressMore({ bodies }: Pick<PageEntry, 'bodies'>): Promise<void> {
  const made = turn.then(async () => void bodies.set('br', await compress(await plainBody(bodies), quality.popular)));
  turn = made.catch(() => undefined);
  return made;
}

const entryBytes = 1_500;
const bytesOfQuery = 400;
const bytesOfTag = 80;

/** Bytes of an entry in memory. */
export function sizeOf({ key, bodies, queries, tags, urls }: PageEntry): number {
  let bytes = entryBytes + 2 * key.length + queries.length * bytesOfQuery + tags.size * bytesOfTag + urls.size * 200;
  for (const body of bodies.values()) bytes += body.length;
  return bytes;
}
