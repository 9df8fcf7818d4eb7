/**
 * Which screens are still open, in any tab: a draft of one of them is being worked on there, and is not offered here. A browser holds a
 * lock for its tab as long as it lives, however it ends.
 */
const load = crypto.randomUUID();
const prefix = 'staff-screen:';
const open = new Set<string>();
let count = 0;
let isHeld = false;

function hold(): void {
  if (isHeld || !('locks' in navigator)) return;
  isHeld = true;
  // Never answered: it is held until the page is gone.
  void navigator.locks.request(prefix + load, () => new Promise<never>(() => undefined));
}

export function openScreen(): string {
  hold();
  count += 1;
  const screen = `${load}:${count}`;
  open.add(screen);
  return screen;
}

export const closeScreen = (screen: string): boolean => open.delete(screen);

export const isOpenHere = (screen: string): boolean => open.has(screen);

/** Waits for as long as another tab has it; a page that is loaded again is there before its predecessor is gone. */
export async function screenClosed(screen: string, signal: AbortSignal): Promise<void> {
  if (screen.startsWith(load) || !('locks' in navigator)) return;
  await navigator.locks.request(prefix + screen.slice(0, screen.lastIndexOf(':')), { mode: 'shared', signal }, () => undefined);
}
