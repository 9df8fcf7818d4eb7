import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { inputError } from '#kernel/errors.ts';
import { silentLogger, type Logger } from '#kernel/logger.ts';
import { folderStore } from '#kernel/storage/folder-store.ts';
import { StorageAwayError, type ObjectStore } from '#kernel/storage/object-store.ts';
import { contentHash, isHash, mediaUrl, widths, type Derivative, type Format, type Width } from './address.ts';
import { openDerivativeCache } from './derivative-cache.ts';
import { createDerivatives, folderOf, straightUpTo, type Derivatives } from './derivatives.ts';
import { registerMediaRoutes, type Answer } from './media-routes.ts';
import { sharpRenderer, type Renderer } from './renderer.ts';
import { shareDerivatives } from './shared-derivatives.ts';
import { openSourceStore, type Draw, type Recipe, type Source, type SourceStore, type SourceType } from './source-store.ts';
import { createWorkQueue, QueueFullError } from './work-queue.ts';

export type PhotographMime = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif';
type StoredSource = { readonly hash: string; readonly width: number; readonly height: number };

export type Media = {
  readonly widths: readonly Width[];
  readonly url: (hash: string, width: Width, format: Format) => string;
  /** Keeps an uploaded photograph; refuses what is not the image type it claims to be. */
  readonly storeSource: (bytes: Uint8Array, mime: PhotographMime) => Promise<StoredSource>;
  /** Keeps a drawing of our own. Never for uploads: an svg can carry scripts and references. */
  readonly storeDrawing: (svg: string) => Promise<StoredSource>;
  /** Keeps what a drawing is made from; it is drawn when somebody looks at it. */
  readonly storeRecipe: (recipe: Recipe, size: { readonly width: number; readonly height: number }) => Promise<StoredSource>;
  /** How large a source is; undefined when there is none, or nobody can say: a mail does without the picture. */
  readonly size: (hash: string) => Promise<{ readonly width: number; readonly height: number } | undefined>;
  /** The type of picture a source was stored as; undefined when there is none. */
  readonly sourceType: (hash: string) => Promise<SourceType | undefined>;
  /** Refuses what storeSource would refuse, and keeps nothing. */
  readonly checkSource: (bytes: Uint8Array, mime: PhotographMime) => Promise<void>;
  /** A photograph as it was uploaded, a drawing as a WebP; undefined when there is none. */
  readonly takeAway: (hash: string) => Promise<Uint8Array | undefined>;
  /** Makes WebP and AVIF of these sources one at a time, after every visitor; resolves when all are done. */
  readonly prepare: (hashes: Iterable<string>, width: Width) => Promise<void>;
  /** Deletes a source and all that was made of it; whoever calls it knows that nothing names it. */
  readonly remove: (hash: string) => Promise<void>;
  readonly registerRoutes: (app: FastifyInstance) => void;
  /** Ends preparations and waits for what is being made. */
  readonly close: () => Promise<void>;
};

export type MediaOptions = {
  readonly directory: string;
  /** Where sources and prepared pictures lie when several machines share them; the folder is a cache then. */
  readonly shared?: { readonly sources: ObjectStore; readonly derivatives: ObjectStore } | undefined;
  readonly logger?: Logger;
  /** Limit of all derivatives on disk together; sources are not counted. */
  readonly maxCacheBytes?: number;
  /** Pictures being made at the same time; all cores but one unless told, so that pages are still answered. */
  readonly parallel?: number;
  /** Pictures waiting to be made; more get 503. */
  readonly maxWaiting?: number;
  readonly renderer?: Renderer;
  /** Makes the drawings of recipes; without it there can be none. */
  readonly draw?: Draw;
};

const noRecipes: Draw = async () => {
  throw new Error('This shop does not know how to draw.');
};

const unlessAway = (error: unknown): undefined => {
  if (!(error instanceof StorageAwayError)) throw error;
};

/** A drawing costs with its area: at 800 a shop of thousands takes twice as long as at 640, and a page shows no more. */
const takenAwayWidth = 640;

/** Up to this width a page shows a picture; above, somebody zooms. */
const largestHurried = 960;

const typesByMime: Readonly<Record<PhotographMime, SourceType>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
};

async function sourceOf(renderer: Renderer, bytes: Uint8Array, expected: SourceType): Promise<Source> {
  const { type, width, height } = await renderer.facts(bytes).catch(() => {
    throw inputError('The file is not a picture that can be used.');
  });
  if (type !== expected) throw inputError('The file is not the type of picture it claims to be.');
  return { hash: contentHash(bytes), type: expected, width, height };
}

/** Where sources and derivatives lie: on this machine, or in the place it shares with others. */
function openPlaces({ directory, shared, logger = silentLogger, draw = noRecipes, maxCacheBytes = 2 * 1024 ** 3 }: MediaOptions) {
  const sources = openSourceStore(shared?.sources ?? folderStore(join(directory, 'sources')), draw);
  const disk = openDerivativeCache(join(directory, 'derivatives'), maxCacheBytes);
  const cache = shared ? shareDerivatives(disk, shared.derivatives, (error) => logger.warn('media.not_shared', { error })) : disk;
  return { sources, cache };
}

/** Opens the picture store: sources by content hash, derivatives on demand. */
export function createMedia(options: MediaOptions): Media {
  const { logger = silentLogger, renderer = sharpRenderer } = options;
  const { sources, cache } = openPlaces(options);
  const queue = createWorkQueue({
    parallel: options.parallel ?? Math.max(1, availableParallelism() - 1),
    maxWaiting: options.maxWaiting ?? 64,
  });
  const derivatives = createDerivatives({ sources, cache, queue, renderer });
  let isClosed = false;

  /** Nobody waits for it: a failure is noted, and the next request tries again. */
  const behind = (work: Promise<void>): Promise<void> =>
    work.catch((error: unknown) => {
      if (!(error instanceof QueueFullError)) logger.warn('media.background_failed', { error });
    });

  const store = async (bytes: Uint8Array, expected: SourceType): Promise<StoredSource> => {
    const source = await sourceOf(renderer, bytes, expected);
    await sources.save(source, bytes);
    return { hash: source.hash, width: source.width, height: source.height };
  };

  const known = async (hash: string): Promise<Source | undefined> => (isHash(hash) ? sources.find(hash) : undefined);
  const find = finder({ sources, derivatives, behind });

  return {
    widths,
    url: mediaUrl,
    storeSource: (bytes, mime) => store(bytes, typesByMime[mime]),
    checkSource: async (bytes, mime) => void (await sourceOf(renderer, bytes, typesByMime[mime])),
    storeDrawing: (svg) => store(Buffer.from(svg, 'utf8'), 'svg'),
    async storeRecipe(recipe, { width, height }) {
      const hash = contentHash(Buffer.from(JSON.stringify(recipe), 'utf8'));
      await sources.saveRecipe({ hash, type: 'svg', width, height }, recipe);
      return { hash, width, height };
    },
    size: (hash) => known(hash).catch(unlessAway),
    sourceType: async (hash) => (await known(hash))?.type,
    async takeAway(hash) {
      const source = await known(hash);
      const bytes = source && (await sources.read(hash));
      return source?.type === 'svg' && bytes ? renderer.drawing(bytes, source.width, takenAwayWidth, 'webp') : bytes;
    },
    async remove(hash) {
      if (!isHash(hash)) return;
      await sources.remove(hash);
      await cache.removeBelow(folderOf(hash));
    },
    registerRoutes: (app) => registerMediaRoutes(app, find),
    async prepare(hashes, width) {
      for (const hash of hashes) {
        const source = isClosed ? undefined : await known(hash);
        if (!source) continue;
        for (const format of ['webp', 'avif'] as const) await behind(derivatives.make(source, { hash, width, format }, 'background'));
      }
    },
    close() {
      isClosed = true;
      return queue.close();
    },
  };
}

type FinderParts = {
  readonly sources: Pick<SourceStore, 'find'>;
  readonly derivatives: Derivatives;
  readonly behind: (work: Promise<void>) => Promise<void>;
};

function finder({ sources, derivatives, behind }: FinderParts) {
  /**
   * What the first visitor gets while the real one is made behind: AVIF takes several times as long as WebP,
   * and a large picture of a drawing needs its master. The largest sizes are asked for on purpose, so they are waited for.
   */
  const standIn = async (source: Source, address: Derivative): Promise<Derivative> => {
    const format = address.format === 'avif' ? 'webp' : address.format;
    const isPatient = address.width > largestHurried || (await derivatives.isQuick(source, address));
    return { ...address, format, width: isPatient ? address.width : straightUpTo };
  };

  return async (address: Derivative): Promise<Answer | undefined> => {
    const cached = await derivatives.get(address);
    if (cached) return { bytes: cached, format: address.format, isFinal: true };
    const source = await sources.find(address.hash);
    if (!source) return undefined;
    const first = await standIn(source, address);
    await derivatives.make(source, first, 'request');
    const bytes = await derivatives.get(first);
    const isFinal = first.width === address.width && first.format === address.format;
    if (!isFinal) void behind(derivatives.make(source, address, 'background'));
    return bytes && { bytes, format: first.format, isFinal };
  };
}
