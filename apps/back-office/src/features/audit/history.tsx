import { useCallback, type ComponentType } from 'react';
import { Link } from 'react-router';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { useLoaded } from '../../lib/list/use-loaded.ts';
import { lookOf } from '../../lib/log/action-names.ts';
import { byDay } from '../../lib/log/by-day.ts';
import { useLogWords } from '../../lib/log/use-log-words.ts';
import { useDayName } from '../../lib/log/use-day-name.ts';
import { Card } from '../../ui/show/card.tsx';
import { SkeletonRows } from '../../ui/show/skeleton.tsx';
import { Failed } from '../../ui/show/state-note.tsx';
import { Timeline, type TimelineDay } from '../../ui/show/timeline.tsx';
import type { Entry } from './entry.ts';
import styles from './audit.module.css';
import { loadHistory } from './load-history.ts';
import { useEntryNames } from './use-entry-names.ts';

const shown = 12;

type Differ = ComponentType<{ readonly entry: Entry }>;

function useDays(entries: readonly Entry[], Shown: Differ | undefined): readonly TimelineDay[] {
  const words = useLogWords();
  const dayName = useDayName();
  const { time } = useFormats();
  const { whoName } = useEntryNames([]);
  return byDay(entries).map(({ day: date, items }) => ({
    day: dayName(date),
    entries: items.map((entry) => ({
      ...lookOf(entry.action),
      id: entry.id,
      title: words.action(entry.action),
      note: whoName(entry),
      time: time(entry.at),
      dateTime: entry.at,
      more: Shown && entry.changes.length > 0 && <Shown entry={entry} />,
    })),
  }));
}

function Days({ entries, differences }: { readonly entries: readonly Entry[]; readonly differences: Differ | undefined }) {
  const t = useMessages('audit');
  const days = useDays(entries, differences);
  return days.length > 0 ? <Timeline days={days} /> : <p className={styles.quiet}>{t('historyEmpty')}</p>;
}

type Props = {
  readonly entity: string;
  readonly id: string;
  /** It is asked for again when the thing has another one. */
  readonly version: number | string;
  /** Shows what changed by it, where that is told nowhere else on the page. */
  readonly differences?: Differ;
};

/** What happened to one thing, at the foot of its page. */
export function History({ entity, id, version, differences }: Props) {
  const t = useMessages('audit');
  const load = useCallback(() => {
    void version;
    return loadHistory({ entity, entityId: id }, shown);
  }, [entity, id, version]);
  const loaded = useLoaded(load);
  const all = (
    <Link to={`/audit?entity=${entity}&search=${id}`} className={styles.link}>
      {t('seeAll')}
    </Link>
  );
  return (
    <Card title={t('history')} actions={all} isFlush={loaded.state === 'loading'}>
      {loaded.state === 'loading' && <SkeletonRows count={3} />}
      {loaded.state === 'done' && <Days entries={loaded.value} differences={differences} />}
      {loaded.state === 'failed' && <Failed requestId={loaded.error.requestId} onRetry={loaded.retry} />}
    </Card>
  );
}
