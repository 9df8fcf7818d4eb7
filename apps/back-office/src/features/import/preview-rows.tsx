import { useMessages } from '../../i18n/language-context.tsx';
import type { IconName } from '../../ui/icons/icon-names.ts';
import { Diff } from '../../ui/show/diff.tsx';
import { StatusPill, type Tone } from '../../ui/show/status-pill.tsx';
import { Tag } from '../../ui/show/tag.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './import.module.css';
import { useReasonText, type Row } from './use-import.ts';

const looks: Readonly<Record<'created' | 'changed' | 'refused', { readonly tone: Tone; readonly icon: IconName }>> = {
  created: { tone: 'good', icon: 'check-circle-fill' },
  changed: { tone: 'info', icon: 'circle-half-fill' },
  refused: { tone: 'bad', icon: 'warning-circle-fill' },
};

/** A long text is read where it differs; a new one has nothing to compare with. */
function Fields({ fields }: Pick<Row, 'fields'>) {
  return (
    <dl className={styles.fields}>
      {fields.map(({ column, before, after }) => (
        <div key={column} className={styles.field}>
          <dt>{column}</dt>
          <dd>{before === '' ? after : <Diff before={before} after={after} />}</dd>
        </div>
      ))}
    </dl>
  );
}

function What({ row: { status, reason, fields } }: { readonly row: Row }) {
  const t = useMessages('import');
  const words = useReasonText();
  if (status === 'refused') return <p className={styles.reason}>{words(reason ?? '')}</p>;
  if (status === 'changed') return <Fields fields={fields} />;
  // What is new is all new: it is read when somebody wants to.
  return (
    <details>
      <summary className={styles.summary}>{t('newFields', { count: fields.length })}</summary>
      <Fields fields={fields} />
    </details>
  );
}

/** What each row of a file would do. */
export function PreviewRows({ rows }: { readonly rows: readonly Row[] }) {
  const t = useMessages('import');
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{t('rowsTitle')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('line')}</th>
          <th scope="col">{t('sku')}</th>
          <th scope="col">{t('what')}</th>
          <th scope="col">{t('fields')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.line} ${row.sku}`} className={styles.row}>
            <td className={styles.line}>{row.line}</td>
            <th scope="row" className={styles.sku}>
              {row.sku}
              {row.view !== '' && <Tag>{t('view', { view: row.view })}</Tag>}
            </th>
            <td>{row.status !== 'unchanged' && <StatusPill {...looks[row.status]}>{t(row.status)}</StatusPill>}</td>
            <td className={styles.what}>
              <What row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
