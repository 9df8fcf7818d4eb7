/** The next task: what came before it does not make it late. */
export const nextTask = (): Promise<void> => new Promise((go) => setTimeout(go));

/** A moment when nothing else is to be done, or a fifth of a second later where there is none. */
export const idle = (): Promise<void> =>
  new Promise((go) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => go(), { timeout: 200 });
    else setTimeout(go, 50);
  });
