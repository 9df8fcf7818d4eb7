import { useMessages } from '../../i18n/language-context.tsx';
import { Diff } from '../../ui/show/diff.tsx';
import type { Entry } from './entry.ts';
import styles from './audit.module.css';
import { useChangeWords } from './use-change-words.ts';

/** What an entry changed, field by field. A field that was empty before has nothing to compare with. */
export function Differences({ entry }: { readonly entry: Pick<Entry, 'changes' | 'entity'> }) {
  const t = useMessages('audit');
  const words = useChangeWords();
  if (entry.changes.length === 0) return <p className={styles.quiet}>{t('noDifferences')}</p>;
  return (
    <dl className={styles.differences}>
      {entry.changes.map(({ field, before, after }) => {
        const [was, became] = [words.value(entry, field, before), words.value(entry, field, after)];
        const isFirst = before === null || before === undefined;
        return (
          <div key={field} className={styles.difference}>
            <dt>{words.field(entry, field)}</dt>
            <dd>{isFirst ? became : <Diff before={was} after={became} />}</dd>
          </div>
        );
      })}
    </dl>
  );
}
