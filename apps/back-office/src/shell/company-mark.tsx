import { useMessages } from '../i18n/language-context.tsx';
import type { Colleague } from '../lib/events/stream.ts';
import { StatusPill } from '../ui/show/status-pill.tsx';
import styles from './company-mark.module.css';

const names = (people: readonly Colleague[]): string => people.map(({ name }) => name).join(', ');

/** Who else has this open. It is there before anybody is, so that readers hear of the first. */
export function CompanyMark({ others }: { readonly others: readonly Colleague[] }) {
  const t = useMessages('desk');
  const [editing, looking] = [others.filter(({ isEditing }) => isEditing), others.filter(({ isEditing }) => !isEditing)];
  return (
    <output className={styles.company} aria-label={t('company')}>
      {editing.length > 0 && (
        <StatusPill tone="warn" icon="pencil-simple">
          {t('alsoEdits', { count: editing.length, names: names(editing) })}
        </StatusPill>
      )}
      {looking.length > 0 && (
        <StatusPill tone="idle" icon="users">
          {t('alsoLooks', { count: looking.length, names: names(looking) })}
        </StatusPill>
      )}
    </output>
  );
}
