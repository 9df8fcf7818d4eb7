import { lazy, Suspense, type ComponentProps } from 'react';
import { learn } from '../../lib/language.ts';
import type { Differences } from './differences.tsx';

// Their words are many, and most screens show none of them.
const Loaded = lazy(async () => {
  const [{ Differences: shown }] = await Promise.all([import('./differences.tsx'), learn('changes')]);
  return { default: shown };
});

/** What an entry changed, on a screen that is about something else. */
export function LazyDifferences(props: ComponentProps<typeof Differences>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
