import { Link } from 'react-router';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { Card } from '../../ui/show/card.tsx';
import { StatusPill } from '../../ui/show/status-pill.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './import.module.css';
import { deedOf, runLooks, type Run } from './run.ts';

/** Reports are kept for 30 days: who brought what, when, and what came of it. */
export function PastImports({ runs }: { readonly runs: readonly Run[] }) {
  const t = useMessages('import');
  const { moment, number } = useFormats();
  return (
    <Card isFlush title={t('past')} note={t('pastNote')}>
      {runs.length === 0 && <p className={styles.none}>{t('noPast')}</p>}
      {runs.length > 0 && (
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>{t('past')}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('file')}</th>
              <th scope="col">{t('kind')}</th>
              <th scope="col">{t('state')}</th>
              <th scope="col">{t('result')}</th>
              <th scope="col">{t('who')}</th>
            </tr>
          </thead>
          <tbody>
            {runs.map((run) => (
              <tr key={run.id} className={styles.past}>
                <th scope="row" className={styles.sku}>
                  <Link to={`/import/${run.id}`}>{t(`name.${deedOf(run)}`, { name: run.fileName ?? '' })}</Link>
                </th>
                <td>{run.kind === 'sheet' ? '' : t(`kind.${run.kind}`)}</td>
                <td>
                  <StatusPill {...runLooks[run.state]}>{t(`state.${run.state}`)}</StatusPill>
                </td>
                <td>
                  {t('counts', {
                    created: number(run.created),
                    changed: number(run.changed),
                    refused: number(run.refused + run.conflicts),
                  })}
                </td>
                <td className={styles.quiet}>{`${run.by}, ${moment(run.createdAt)}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
