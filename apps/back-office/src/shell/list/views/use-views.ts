import { useEffect, useState } from 'react';
import { SavedViewsDocument, type SavedViewsQuery, type ViewScreen } from '../../../generated/graphql.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { ask } from '../../../lib/api/api.ts';

export type View = SavedViewsQuery['savedViews'][number];

/** The list asks the same shop, and says what is wrong. */
function leaveRefusals(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}

/** The lists somebody kept, and those that others share. */
export function useViews(screen: ViewScreen): { readonly views: readonly View[]; readonly refresh: () => void } {
  const [views, setViews] = useState<readonly View[]>([]);
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    let isGone = false;
    ask(SavedViewsDocument, { screen }).then(({ savedViews }) => {
      if (!isGone) setViews(savedViews);
    }, leaveRefusals);
    return () => {
      isGone = true;
    };
  }, [screen, changes]);
  return { views, refresh: () => setChanges((count) => count + 1) };
}
