/** SPEC-9: a part that is not there after two minutes has failed. */
export const chunkTimeout = 120_000;

/** Waits for a part of the application; when it hangs, it fails as one that cannot be fetched, under its name (R193). */
export function withChunkTimeout<Part>(source: string, loading: Promise<Part>): Promise<Part> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Failed to fetch dynamically imported module: ${source}`)), chunkTimeout);
    void loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
