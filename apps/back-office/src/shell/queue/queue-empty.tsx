import { useMessages } from '../../i18n/language-context.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import type { IconName } from '../../ui/icons/icon-names.ts';
import { EmptyState, NoMatch } from '../../ui/show/state-note.tsx';
import type { Queue } from './use-queue.ts';

export type QueueEmptyProps = {
  readonly queue: Queue;
  /** The views there are, where there are any, and the one that is shown. */
  readonly tabs?: readonly string[] | undefined;
  readonly tab?: string | undefined;
  /** Why nothing is in the first of them. */
  readonly empty: { readonly icon: IconName; readonly title: string; readonly why: string };
};

/** Instead of the rows of a queue: no match, an empty view, or nothing yet. */
export function QueueEmpty({ queue, tabs = [], tab, empty: { icon, title, why } }: QueueEmptyProps) {
  const t = useMessages('queue');
  const [first] = tabs;
  if (queue.isFiltered) return <NoMatch onClear={queue.clear} />;
  if (tab === first)
    return (
      <EmptyState icon={icon} title={title}>
        {why}
      </EmptyState>
    );
  return (
    <EmptyState icon={icon} title={t('emptyTab')} action={first === 'all' && <ButtonLink to="?">{t('seeAll')}</ButtonLink>}>
      {t('emptyTabWhy')}
    </EmptyState>
  );
}
