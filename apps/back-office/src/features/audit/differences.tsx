import { useMessages } from '../../i18n/language-context.tsx';
import { useLogWords } from '../../lib/log/use-log-words.ts';
import { Diff } from '../../ui/show/diff.tsx';
import type { Entry } from './entry.ts';
import styles from './audit.module.css';

/** What an entry changed, field by field. A field that was empty before has nothing to compare with. */
export function Differences({ entry: { changes, entity } }: { readonly entry: Pick<Entry, 'changes' | 'entity'> }) {
  const t = useMessages('audit');
  const words = useLogWords();
  if (changes.length === 0) return <p className={styles.quiet}>{t('noDifferences')}</p>;
  return (
    <dl className={styles.differences}>
      {changes.map(({ field, before, after }) => {
        const [was, became] = [words.value(field, before, entity), words.value(field, after, entity)];
        const isFirst = before === null || before === undefined;
        return (
          <div key={field} className={styles.difference}>
            <dt>{words.field(field, entity)}</dt>
            <dd>{isFirst ? became : <Diff before={was} after={became} />}</dd>
          </div>
        );
      })}
    </dl>
  );
}
