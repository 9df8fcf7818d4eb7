const channelName = 'cart';

let channel: BroadcastChannel | undefined;

/** Tells the other tabs that the cart holds something else; that it is another cart they see in their storage. */
export function announceCart(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const own = channel ?? new BroadcastChannel(channelName);
  own.postMessage('changed');
  if (own !== channel) own.close();
}

/**
 * Calls when another tab has changed the cart, and when a page comes back from the browser's memory, where it received nothing.
 * The channel is closed while a page is away: an open one would keep it out of that memory.
 */
export function followCart(listener: () => void, signal: AbortSignal): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const open = () => {
    channel ??= new BroadcastChannel(channelName);
    channel.addEventListener('message', listener, { signal });
  };
  const close = () => {
    channel?.close();
    channel = undefined;
  };
  open();
  window.addEventListener('pagehide', close, { signal });
  window.addEventListener(
    'pageshow',
    (event) => {
      if (!event.persisted) return;
      open();
      listener();
    },
    { signal },
  );
}
