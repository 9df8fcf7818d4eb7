import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useHref } from 'react-router';

/** By then the rows are on the screen, and nobody has read the first of them. */
const pause = 300;

/** Fetches the code of the screen that rows lead to while they are read: who opens one waits for its data alone. */
export function NextScreen({ to }: { readonly to: string }) {
  const page = useHref(to);
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(true), pause);
    return () => clearTimeout(timer);
  }, []);
  return isQuiet && <PrefetchPageLinks page={page} />;
}
