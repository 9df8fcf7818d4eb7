import { useEffect, useRef } from 'react';
import { changes } from './changes.ts';
import type { News } from './stream.ts';

/** Hears of every change, and of the end of the session, while it is there. */
export function useNews(listener: (news: News) => void): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => changes.subscribe((news) => latest.current(news)), []);
}
