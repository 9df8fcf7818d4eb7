import { useEffect, useState } from 'react';

const minute = 60_000;

/** The moment the page was made, and once it runs in the browser the present, minute by minute. */
export function useNow(madeAt: string): Date {
  const [now, setNow] = useState(() => new Date(madeAt));
  useEffect(() => {
    const tick = (): void => setNow(new Date());
    tick();
    const timer = setInterval(tick, minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
