import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { Asked } from './page-record.ts';

export type Encoding = 'br' | 'gzip' | 'identity';
export type PageHeaders = Readonly<Record<string, string>>;

/** A finished page. Its bodies are made when somebody wants them; the plain one goes when the small ones are there. */
export type PageEntry = {
  readonly key: string;
  readonly headers: PageHeaders;
  readonly etag: string;
  readonly asked: readonly Asked[];
  readonly tags: ReadonlySet<string>;
  readonly bodies: Map<Encoding, Buffer>;
  readonly renderedAt: number;
  /** Beyond this the page is made anew whatever its answers are: it may say what time it is. */
  readonly freshUntil: number;
  moment: string;
  /** Something it may show has changed: its questions are asked again before it is given to anybody. */
  isSuspect: boolean;
  /** Addresses it was asked for under, to be found without looking into them. */
  readonly urls: Set<string>;
  /** How often it was given again. */
  visits: number;
  /** Whether it was given since its place among the kept ones was last looked at. */
  isUsed: boolean;
};

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const unbrotli = promisify(brotliDecompress);

const compress = async (body: Buffer, quality: number): Promise<Buffer> =>
  alone(await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }));

/** What zlib gives lies in a buffer of 64 kB, all of which would be kept with it. */
const alone = (part: Buffer): Buffer => Buffer.from(part);

/** Quick for the visitor who waits; popular pages become a tenth smaller with thirty times the work. */
const quality = { usual: 5, popular: 10 };

/** The best form a browser reads. */
export const encodingFor = (accept: string): Encoding => (/\bbr\b/.test(accept) ? 'br' : /\bgzip\b/.test(accept) ? 'gzip' : 'identity');

export const etagOf = (body: Buffer): string => `W/"${hash('sha1', body, 'base64url')}"`;

const packing = new WeakMap<Buffer, Map<Encoding, Promise<Buffer>>>();

/** A body in one form, made once however many ask for it: each for itself would be more work than the page was. */
export function packed(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return Promise.resolve(body);
  const forms = packing.get(body) ?? new Map<Encoding, Promise<Buffer>>();
  packing.set(body, forms);
  const form = forms.get(encoding) ?? (encoding === 'br' ? compress(body, quality.usual) : zip(body, { level: 6 }).then(alone));
  forms.set(encoding, form);
  return form;
}

/** The body of an entry in one form. */
export async function bodyOf({ bodies }: Pick<PageEntry, 'bodies'>, encoding: Encoding): Promise<Buffer> {
  const known = bodies.get(encoding);
  if (known) return known;
  const made = await packed(await plainBody(bodies), encoding);
  // Whoever wants it plain is rare; keeping that would cost as much as ten small ones.
  if (encoding !== 'identity') bodies.set(encoding, made);
  return made;
}

async function plainBody(bodies: ReadonlyMap<Encoding, Buffer>): Promise<Buffer> {
  const small = bodies.get('br');
  return bodies.get('identity') ?? (small ? unbrotli(small) : Buffer.alloc(0));
}

/** Keeps the small form instead of the plain one. */
export async function makeSmall({ bodies }: Pick<PageEntry, 'bodies'>): Promise<void> {
  bodies.set('br', await bodyOf({ bodies }, 'br'));
  bodies.delete('identity');
}

let turn: Promise<void> = Promise.resolve();

/** Makes the small form as small as can be; one page after the other, because visitors need the processor, too. */
export function makeSmallest({ bodies }: Pick<PageEntry, 'bodies'>): Promise<void> {
  const made = turn.then(async () => void bodies.set('br', await compress(await plainBody(bodies), quality.popular)));
  turn = made.catch(() => undefined);
  return made;
}

const ownBytes = 1_500;
const bytesOfQuestion = 400;
const bytesOfTag = 80;

/** What an entry weighs in memory. */
export function weightOf({ key, bodies, asked, tags, urls }: PageEntry): number {
  let bytes = ownBytes + 2 * key.length + asked.length * bytesOfQuestion + tags.size * bytesOfTag + urls.size * 200;
  for (const body of bodies.values()) bytes += body.length;
  return bytes;
}
