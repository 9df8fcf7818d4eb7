import type { Derivative } from './address.ts';
import type { DerivativeCache } from './derivative-cache.ts';
import { masterWidth, type Renderer } from './renderer.ts';
import type { Source, SourceStore } from './source-store.ts';
import type { Lane, WorkQueue } from './work-queue.ts';

/** Up to this width a drawing is rasterised straight from its markup; above, it is cheaper to shrink the cached master. */
export const straightUpTo = 480;

export type Derivatives = {
  readonly get: (derivative: Derivative) => Promise<Buffer | undefined>;
  /** Makes it unless it is there; rejects with QueueFullError when too much waits. */
  readonly make: (source: Source, derivative: Derivative, lane: Lane) => Promise<void>;
  /** Whether it can be made in a moment: the large raster of a drawing takes seconds. */
  readonly isQuick: (source: Source, derivative: Derivative) => Promise<boolean>;
};

type Dependencies = {
  readonly sources: SourceStore;
  readonly cache: DerivativeCache;
  readonly queue: WorkQueue;
  readonly renderer: Renderer;
};

/** Everything that was made of a source. */
export const folderOf = (hash: string): string => `${hash.slice(0, 2)}/${hash}`;
const keyOf = ({ hash, width, format }: Derivative): string => `${folderOf(hash)}/${width}.${format}`;
const masterKeyOf = (hash: string): string => `${folderOf(hash)}/master.png`;

/** Every raster made of a source: cached, once at a time, and requests before preparations. */
export function createDerivatives({ sources, cache, queue, renderer }: Dependencies): Derivatives {
  const once = async (key: string, lane: Lane, render: () => Promise<Buffer>): Promise<void> => {
    if (await cache.has(key)) return;
    await queue.run(key, lane, async () => {
      // The flight before this one may have ended between the question and the queue.
      if (!(await cache.has(key))) await cache.set(key, await render());
    });
  };

  /** The large raster of a drawing, from which the other large ones are derived. */
  const makeMaster = (source: Source, lane: Lane): Promise<void> =>
    once(masterKeyOf(source.hash), lane, async () => renderer.drawing(await sources.read(source.hash), source.width, masterWidth, 'png'));

  const render = async (source: Source, { width, format }: Derivative): Promise<Buffer> => {
    if (source.type !== 'svg') return renderer.photograph(await sources.read(source.hash), width, format);
    const master = await cache.get(masterKeyOf(source.hash));
    if (master) return renderer.photograph(master, width, format);
    return renderer.drawing(await sources.read(source.hash), source.width, width, format);
  };

  return {
    get: (derivative) => cache.get(keyOf(derivative)),
    isQuick: async (source, { width }) => source.type !== 'svg' || width <= straightUpTo || cache.has(masterKeyOf(source.hash)),
    async make(source, derivative, lane) {
      const key = keyOf(derivative);
      if (await cache.has(key)) return;
      // Waited for outside the queue's places: inside, two that wait for a master would block it.
      if (source.type === 'svg' && derivative.width > straightUpTo) await makeMaster(source, lane);
      await once(key, lane, () => render(source, derivative));
    },
  };
}
