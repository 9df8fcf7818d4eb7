import { StorageAwayError, type ObjectStore } from '#kernel/storage/object-store.ts';
import type { DerivativeCache } from './derivative-cache.ts';

/** What one machine of a shop has made serves all: looked for on the disk of this one, then in the place they share. */
export function shareDerivatives(own: DerivativeCache, shared: ObjectStore, notShared: (error: StorageAwayError) => void): DerivativeCache {
  return {
    async get(key) {
      const here = await own.get(key);
      if (here) return here;
      const bytes = await shared.read(key);
      if (bytes) await own.set(key, bytes);
      return bytes;
    },
    has: async (key) => (await own.has(key)) || shared.has(key),
    async set(key, bytes) {
      await own.set(key, bytes);
      try {
        await shared.write(key, bytes);
      } catch (error) {
        if (!(error instanceof StorageAwayError)) throw error;
        // It is served here, and made once more by another machine.
        notShared(error);
      }
    },
    // What other machines have on their disks goes when room is needed there: nobody is given its address any more.
    async removeBelow(folder) {
      await own.removeBelow(folder);
      for await (const key of shared.list(folder)) await shared.remove(key);
    },
  };
}
