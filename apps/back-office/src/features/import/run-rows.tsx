import { useMessages } from '../../i18n/language-context.tsx';
import { Diff } from '../../ui/show/diff.tsx';
import { StatusPill } from '../../ui/show/status-pill.tsx';
import { Tag } from '../../ui/show/tag.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './import.module.css';
import { useReasonText } from './reason-text.ts';
import { rowLooks, type Row } from './run.ts';

const textOf = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value as string | number | boolean);

/** A long text is read where it differs; a new one has nothing to compare with. */
function Fields({ changes }: Pick<Row, 'changes'>) {
  return (
    <dl className={styles.fields}>
      {changes.map(({ field, before, after }) => (
        <div key={field} className={styles.field}>
          <dt>{field}</dt>
          <dd>{textOf(before) === '' ? textOf(after) : <Diff before={textOf(before)} after={textOf(after)} />}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What somebody else has written, and what the file wanted. */
function Conflicts({ conflicts }: Pick<Row, 'conflicts'>) {
  const t = useMessages('import');
  return (
    <dl className={styles.fields}>
      {conflicts.map(({ path, theirs, mine }) => (
        <div key={path} className={styles.field}>
          <dt>{path}</dt>
          <dd>
            {t('theirs')}: <strong>{textOf(theirs) || t('nothingThere')}</strong>
            <br />
            {t('mine')}: {textOf(mine) || t('nothingThere')}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function What({ row: { state, code, message, changes, conflicts } }: { readonly row: Row }) {
  const t = useMessages('import');
  const words = useReasonText();
  if (state === 'refused') return <p className={styles.reason}>{words({ code, message: message ?? '' })}</p>;
  if (state === 'conflict') return <Conflicts conflicts={conflicts} />;
  if (changes.some(({ before }) => before !== null)) return <Fields changes={changes} />;
  // What is new is all new: it is read when somebody wants to.
  return (
    <details>
      <summary className={styles.summary}>{t('newFields', { count: changes.length })}</summary>
      <Fields changes={changes} />
    </details>
  );
}

/** What each row of a file would do, or what came of it. */
export function RunRows({ rows }: { readonly rows: readonly Row[] }) {
  const t = useMessages('import');
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{t('rowsTitle')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('line')}</th>
          <th scope="col">{t('thing')}</th>
          <th scope="col">{t('what')}</th>
          <th scope="col">{t('fields')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.line} className={styles.row}>
            <td className={styles.line}>{row.line}</td>
            <th scope="row" className={styles.sku}>
              {row.thing}
              {row.view !== '' && <Tag>{t('view', { view: row.view })}</Tag>}
            </th>
            <td>
              <StatusPill {...rowLooks[row.state]}>{t(`row.${row.state}`)}</StatusPill>
            </td>
            <td className={styles.what}>
              <What row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
