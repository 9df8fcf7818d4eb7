import { useCallback } from 'react';
import type { OrderFullFragment, RestoreCartMutation } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { notices } from '../../lib/notices/use-notices.ts';
import { leftOut } from './left-out.ts';

type Problem = NonNullable<RestoreCartMutation['restoreCartFromOrder']['restore_errors']>[number];
type Problems = readonly (Problem | null)[] | null | undefined;

/** Tells which lines of an order did not come back into the cart as they were; false when all did. */
export function useTellLeftOut({ items }: OrderFullFragment): (problems: Problems) => boolean {
  const t = useMessages('orders');
  return useCallback(
    (problems) => {
      const lines = (items ?? []).flatMap((item) => item ?? []);
      const found = (problems ?? []).flatMap((problem) => (problem === null ? [] : leftOut(problem, lines)));
      for (const { name, why } of found) notices.show({ kind: 'info', title: t('leftTitle'), text: t(why, { name }) });
      return found.length > 0;
    },
    [items, t],
  );
}
