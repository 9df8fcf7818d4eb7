import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { useLoaded } from '../../lib/list/use-loaded.ts';
import { lookOf } from '../../lib/log/action-names.ts';
import { useLogWords } from '../../lib/log/use-log-words.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Card } from '../../ui/show/card.tsx';
import { SkeletonRows } from '../../ui/show/skeleton.tsx';
import { Failed } from '../../ui/show/state-note.tsx';
import { LazyDifferences } from './lazy-differences.tsx';
import { pathOf, type Entry } from './entry.ts';
import styles from './audit.module.css';
import { loadHistory } from './load-history.ts';
import { UndoAnswer } from './undo-answer.tsx';
import { useEntryNames, type Person } from './use-entry-names.ts';
import { useUndo } from './use-undo.ts';

/** Log-ins and the like stand between the changes. */
const read = 40;
const shown = 4;

function OwnChange({ entry, onUndone }: { readonly entry: Entry; readonly onUndone: () => void }) {
  const log = useMessages('log');
  const words = useLogWords();
  const { moment } = useFormats();
  const { thingName } = useEntryNames([]);
  const { run, isPending, error, answer } = useUndo(entry.id, onUndone);
  const { icon, tone = 'idle' } = lookOf(entry.action);
  const action = words.action(entry.action);
  const path = pathOf(entry);
  return (
    <li className={styles.own}>
      <span className={styles.actionIcon} data-tone={tone}>
        <Icon name={icon} size={14} />
      </span>
      <div className={styles.ownWords}>
        <span className={styles.ownTitle}>{action}</span>
        <span className={styles.quiet}>
          {path ? <Link to={path}>{thingName(entry)}</Link> : thingName(entry)}, {moment(entry.at)}
        </span>
        <LazyDifferences entry={entry} />
        <UndoAnswer answer={answer} error={error} />
      </div>
      <Button
        size="s"
        icon="arrow-counter-clockwise"
        isPending={isPending}
        aria-label={log('undoOf', { action: `${action}, ${thingName(entry)}` })}
        onClick={() => void run()}
      >
        {log('undo')}
      </Button>
    </li>
  );
}

/** On the first screen: what somebody changed last, and the way back. */
export function OwnChanges({ me }: { readonly me: Person }) {
  const t = useMessages('audit');
  const [undone, setUndone] = useState(0);
  const load = useCallback(async () => {
    void undone;
    return (await loadHistory({ staff: me.id }, read)).filter(({ canUndo }) => canUndo).slice(0, shown);
  }, [me.id, undone]);
  const loaded = useLoaded(load);
  const all = (
    <Link to={`/audit?who=${me.id}`} className={styles.link}>
      {t('seeAll')}
    </Link>
  );
  return (
    <Card isFlush title={t('ownTitle')} actions={all}>
      {loaded.state === 'loading' && <SkeletonRows count={3} />}
      {loaded.state === 'failed' && <Failed requestId={loaded.error.requestId} onRetry={loaded.retry} />}
      {loaded.state === 'done' && loaded.value.length === 0 && <p className={styles.ownEmpty}>{t('ownEmpty')}</p>}
      {loaded.state === 'done' && (
        <ul>
          {loaded.value.map((entry) => (
            <OwnChange key={entry.id} entry={entry} onUndone={() => setUndone((count) => count + 1)} />
          ))}
        </ul>
      )}
    </Card>
  );
}
