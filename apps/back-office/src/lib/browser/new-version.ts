import { useSyncExternalStore } from 'react';

let registration: ServiceWorkerRegistration | undefined;
let waiting: ServiceWorker | undefined;
const listeners = new Set<() => void>();

function found(worker: ServiceWorker): void {
  waiting = worker;
  for (const listener of listeners) listener();
}

/** A worker that is installed while another one is at work is a new build; it waits until its person agrees. */
function watch(registered: ServiceWorkerRegistration): void {
  if (registered.waiting && navigator.serviceWorker.controller) found(registered.waiting);
  registered.addEventListener('updatefound', () => {
    const { installing } = registered;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && navigator.serviceWorker.controller) found(installing);
    });
  });
}

const hour = 3_600_000;

/** Built files are kept for a tab that outlives a deployment, and for a moment without a connection; development has none. */
export async function registerWorker(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  registration = await navigator.serviceWorker.register('/staff/worker.js', { scope: '/staff/' });
  watch(registration);
  // Tabs of an office stay open for days.
  setInterval(checkVersion, hour);
}

/** Asks whether there is a new build; without a connection there is none to be had. */
export function checkVersion(): void {
  void registration?.update().catch(() => undefined);
}

/** What is typed lies in the browser already: loading anew loses nothing. */
export function takeOver(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage('take-over');
}

export const useNewVersion = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting !== undefined,
    () => false,
  );
