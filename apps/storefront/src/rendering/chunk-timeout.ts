import { isReloading } from '../lib/browser/missing-chunk.ts';

/** SPEC-9: a part that is not there after two minutes has failed. */
export const chunkTimeout = 120_000;

/** Waits for a part of the application; when it hangs, it fails as one that cannot be fetched, under its name (R193). */
export function withChunkTimeout<Part>(source: string, loading: Promise<Part>): Promise<Part> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Failed to fetch dynamically imported module: ${source}`)), chunkTimeout);
    const stop = () => clearTimeout(timer);
    loading.then(
      (part) => {
        stop();
        resolve(part);
      },
      (error: unknown) => {
        // Nothing is said of a page that is on its way out; should it stay, the time runs on.
        if (isReloading()) return;
        stop();
        reject(error);
      },
    );
  });
}
