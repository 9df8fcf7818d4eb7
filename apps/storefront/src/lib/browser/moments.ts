/** The next task: what came before it does not make it late. */
export const nextTask = (): Promise<void> => new Promise((go) => setTimeout(go));

/** A moment when nothing else is to be done. */
export const idle = (): Promise<void> =>
  new Promise((go) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => go());
    else setTimeout(go, 50);
  });
