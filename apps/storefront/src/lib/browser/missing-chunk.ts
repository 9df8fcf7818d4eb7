import { sessionKeys } from '../session/storage-keys.ts';

const guard = 10_000;

/** After a deployment an open tab may ask for a chunk that is gone: reload, unless we just did (R191). */
export function mayReload(lastReload: string | null, now: number): boolean {
  const last = Number(lastReload);
  return lastReload === null || !Number.isFinite(last) || now - last > guard;
}

let isOnItsWay = false;

/** Whether the page is about to come anew: what could not be fetched is no failure any more. */
export const isReloading = (): boolean => isOnItsWay;

/** One automatic reload; a second failure is left to the error page, which names the chunk. */
export function reloadOnceForMissingChunk(window: Window): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Without a connection a reload would take the page away as well (R186).
    if (!window.navigator.onLine) return;
    try {
      if (!mayReload(window.sessionStorage.getItem(sessionKeys.chunkReload), Date.now())) return;
      window.sessionStorage.setItem(sessionKeys.chunkReload, String(Date.now()));
    } catch {
      // Without storage there is no guard against a loop, so nothing reloads.
      return;
    }
    isOnItsWay = true;
    event.preventDefault();
    window.location.reload();
  });
}
