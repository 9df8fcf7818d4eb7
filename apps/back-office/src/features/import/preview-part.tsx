import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { CallProblem } from '../../shell/call-problem.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Card } from '../../ui/show/card.tsx';
import { Segments } from '../../ui/show/segments.tsx';
import { EmptyState } from '../../ui/show/state-note.tsx';
import styles from './import.module.css';
import { PreviewRows } from './preview-rows.tsx';
import type { Import, Preview, Stage } from './use-import.ts';

type Looking = Extract<Stage, { readonly is: 'looking' }>;
type Props = { readonly work: Import; readonly looking: Looking };

const statuses = ['refused', 'changed', 'created'] as const;
const countOf = (preview: Preview, status: (typeof statuses)[number]): number => preview[status];

/** All of it, or only what is refused, changed or new. */
function Filter({ work, looking: { preview, shown } }: Props) {
  const t = useMessages('import');
  const { number } = useFormats();
  const options = [
    { value: 'all' as const, label: t('all') },
    ...statuses.map((value) => ({ value, label: `${t(value)} ${number(countOf(preview, value))}` })),
  ];
  return (
    <Segments
      label={t('rowsTitle')}
      options={options}
      value={statuses.find((status) => status === shown.status) ?? 'all'}
      onChange={(value) => void work.show({ status: value === 'all' ? null : value, after: 0 })}
    />
  );
}

/** What is written, and by whom: a file with a refused row is not, and a long one waits for somebody else. */
function Apply({ work, looking: { preview } }: Props) {
  const t = useMessages('import');
  const count = preview.created + preview.changed;
  const reason = preview.refused > 0 ? t('applyRefused') : count === 0 ? t('applyNothing') : undefined;
  return (
    <div className={styles.apply}>
      {preview.waits && reason === undefined && (
        <p className={styles.waits}>
          <Icon name="hourglass" />
          <span>{t('waits')}</span>
        </p>
      )}
      {reason !== undefined && <p className={styles.quiet}>{reason}</p>}
      <CallProblem error={work.error} text={work.problem} />
      <div className={styles.buttons}>
        <Button kind="main" isStepUp isPending={work.isPending} disabledReason={reason} onClick={() => void work.apply()}>
          {t(preview.waits ? 'applyWaits' : 'apply', { count })}
        </Button>
        <Button kind="quiet" onClick={work.begin}>
          {t('other')}
        </Button>
      </div>
    </div>
  );
}

function Pages({ work, looking: { preview, shown } }: Props) {
  const t = useMessages('import');
  const { next } = preview;
  if (typeof next !== 'number' && shown.after === 0) return null;
  return (
    <div className={styles.pages}>
      {shown.after > 0 && (
        <Button size="s" isPending={work.isPending} onClick={() => void work.show({ ...shown, after: 0 })}>
          {t('first')}
        </Button>
      )}
      {typeof next === 'number' && (
        <Button size="s" isPending={work.isPending} onClick={() => void work.show({ ...shown, after: next })}>
          {t('next')}
        </Button>
      )}
    </div>
  );
}

/** A dry run: what the file would do, row by row, and the button that does it. */
export function PreviewPart({ work, looking }: Props) {
  const t = useMessages('import');
  const { number } = useFormats();
  const { preview, shown } = looking;
  const isNothing = preview.created + preview.changed + preview.refused === 0;
  const note = `${t('summary', { count: preview.rows })}, ${t('unchanged', { count: number(preview.unchanged) })}`;
  return (
    <>
      <Apply work={work} looking={looking} />
      {preview.ignoredColumns.length > 0 && <p className={styles.quiet}>{t('ignored', { columns: preview.ignoredColumns.join(', ') })}</p>}
      <Card isFlush title={preview.fileName} note={note} actions={!isNothing && <Filter work={work} looking={looking} />}>
        {isNothing && (
          <EmptyState icon="check-circle" title={t('nothing')}>
            {t('nothingWhy')}
          </EmptyState>
        )}
        {preview.items.length > 0 && <PreviewRows rows={preview.items} />}
        {!isNothing && preview.items.length === 0 && shown.status !== null && <p className={styles.none}>{t('nothingOf')}</p>}
        <Pages work={work} looking={looking} />
      </Card>
    </>
  );
}
