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

export async function isOpenScreen(): Promise<(screen: string) => boolean> {
  const held = 'locks' in navigator ? ((await navigator.locks.query()).held ?? []) : [];
  const loads = new Set(held.map(({ name }) => name));
  return (screen) => open.has(screen) || (!screen.startsWith(load) && loads.has(prefix + screen.slice(0, screen.lastIndexOf(':'))));
}
