import { trustedWorkerUrl } from '../trusted-html.ts';

type Update = () => void;

/**
 * Registers the worker once the page is loaded, so that it takes nothing from it. `onUpdate` gets the way to a new version that
 * waits: it takes over when the visitor agrees, or when the last tab is closed, never under an open page (R190).
 */
export function registerServiceWorker(onUpdate: (takeOver: Update) => void): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = async (): Promise<void> => {
    const registration = await navigator.serviceWorker.register(trustedWorkerUrl(), { scope: '/' });
    const offer = (): void => {
      const { waiting } = registration;
      if (!waiting || !navigator.serviceWorker.controller) return;
      onUpdate(() => {
        navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
        waiting.postMessage('take-over');
      });
    };
    offer();
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offer));
  };
  const start = (): void => void register().catch(() => undefined);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
