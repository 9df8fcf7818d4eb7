import { lazy, Suspense } from 'react';
import type { Values } from './edit-state.ts';
import type { FoundProps } from './found-card.tsx';
import type { Typed } from './use-edits.ts';

type Props<V extends Values> = Pick<FoundProps, 'fieldName' | 'showField' | 'version'> & {
  readonly edits: Pick<Typed<V>, 'found' | 'takeUp' | 'throwAway'>;
};

// Few visits begin with it.
const FoundCard = lazy(async () => ({ default: (await import('./found-card.tsx')).FoundCard }));

/** What was typed on a screen that was lost, offered again. */
export function FoundChanges<V extends Values>({ edits: { found, takeUp, throwAway }, ...words }: Props<V>) {
  if (!found) return null;
  return (
    <Suspense>
      <FoundCard found={found} takeUp={takeUp} throwAway={throwAway} {...words} />
    </Suspense>
  );
}
