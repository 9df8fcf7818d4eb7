import { useEffect, useState } from 'react';
import { shopNow } from './shop-clock.ts';

const minute = 60_000;

/** The moment the page was made, and once it runs in the browser the shop's present, minute by minute: never before it was made. */
export function useNow(madeAt: string): Date {
  const [now, setNow] = useState(() => new Date(madeAt));
  useEffect(() => {
    const tick = (): void => setNow(new Date(Math.max(shopNow().getTime(), Date.parse(madeAt))));
    tick();
    const timer = setInterval(tick, minute);
    return () => clearInterval(timer);
  }, [madeAt]);
  return now;
}
