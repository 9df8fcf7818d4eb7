import type { ReactNode } from 'react';
import { useFormats, useMessages } from '../../../../i18n/language-context.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../../ui/actions/button-link.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import type { IconName } from '../../../../ui/icons/icon-names.ts';
import { Diff } from '../../../../ui/show/diff.tsx';
import { textOf } from '../model/cell-text.ts';
import { deedOf, isUnderWay, type Run } from '../flow/run.ts';
import type { Bulk, Check, Stage } from '../flow/use-bulk.ts';
import type { SheetData } from '../flow/use-cells.ts';
import styles from './parts.module.css';

type Props = { readonly data: SheetData; readonly bulk: Bulk };

/** Nobody reads more of them at once; the cells have them all. */
const mostShown = 100;

function Result({ icon, title, actions, children }: { icon: IconName; title: string; actions: ReactNode; children?: ReactNode }) {
  return (
    <section className={styles.result} aria-label={title}>
      <div className={styles.resultHead}>
        <h2 className={styles.resultTitle}>
          <Icon name={icon} size={20} />
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  );
}

/** What a dry run says would change, before and after. */
function Changes({ data: { columns, mark }, check }: Pick<Props, 'data'> & { readonly check: Check }) {
  const t = useMessages('sheet');
  const { number } = useFormats();
  const show = (field: string, value: unknown): string => {
    const column = columns.find(({ path }) => path === field);
    return column ? textOf(column, value, mark) : JSON.stringify(value);
  };
  const labelOf = (field: string) => columns.find(({ path }) => path === field)?.label ?? field;
  return (
    <>
      <table className={styles.diff}>
        <thead>
          <tr>
            <th scope="col">{t('product')}</th>
            <th scope="col">{t('diffField')}</th>
            <th scope="col">{t('diffChange')}</th>
          </tr>
        </thead>
        <tbody>
          {check.changes.slice(0, mostShown).map(({ sku, field, before, after }) => (
            <tr key={`${sku} ${field}`}>
              <th scope="row">{sku}</th>
              <td>{labelOf(field)}</td>
              <td>
                <Diff before={show(field, before)} after={show(field, after)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {check.cells > mostShown && <p className={styles.quiet}>{t('more', { count: number(check.cells - mostShown) })}</p>}
    </>
  );
}

function Checked({ data, bulk, stage }: Props & { readonly stage: Extract<Stage, { readonly is: 'checked' }> }) {
  const t = useMessages('sheet');
  const { number } = useFormats();
  const { check, sent } = stage;
  const isStale = sent !== data.mine;
  const reason = isStale ? t('stale') : check.rows === 0 ? t('applyNothing') : undefined;
  const actions = (
    <>
      <Button kind="main" isPending={bulk.isPending} disabledReason={reason} onClick={() => void bulk.apply()}>
        {t(check.waits ? 'applyAsk' : 'apply', { count: check.rows })}
      </Button>
      <Button kind="quiet" onClick={bulk.close}>
        {t('close')}
      </Button>
    </>
  );
  return (
    <Result icon="list-checks" title={t('checked')} actions={actions}>
      <output className={styles.quiet}>
        {t('wouldChange', { cells: number(check.cells), count: check.rows })}
        {check.refused > 0 && `; ${t('wouldRefuse', { count: check.refused })}`}
        {isStale && `. ${t('stale')}`}
        {check.waits && `. ${t('waits')}`}
      </output>
      {check.changes.length > 0 && <Changes data={data} check={check} />}
    </Result>
  );
}

function Running({ bulk, run }: { readonly bulk: Bulk; readonly run: Run }) {
  const t = useMessages('sheet');
  const { number } = useFormats();
  const text = t('progress', { done: number(run.done), rows: number(run.rows) });
  const actions = run.canCancel && <Button onClick={() => void bulk.cancel()}>{t('cancel')}</Button>;
  return (
    <Result icon="hourglass" title={t(`running.${deedOf(run)}`)} actions={actions}>
      <progress className={styles.bar} value={run.done} max={run.rows} aria-label={text} />
      <p className={styles.quiet}>{text}</p>
    </Result>
  );
}

function Ended({ bulk, run }: { readonly bulk: Bulk; readonly run: Run }) {
  const t = useMessages('sheet');
  const isGood = run.state === 'done' && run.refused + run.conflicts === 0;
  const deed = deedOf(run);
  const actions = (
    <>
      {run.canUndo && !isUnderWay(run) && (
        <Button icon="arrow-counter-clockwise" isPending={bulk.isPending} onClick={() => void bulk.undo(run)}>
          {t(deed === 'undo' ? 'makeAgain' : 'putBack', { count: run.changed })}
        </Button>
      )}
      <Button kind="quiet" onClick={bulk.close}>
        {t('close')}
      </Button>
    </>
  );
  const title = run.state === 'canceled' || run.state === 'failed' ? t(run.state) : t(`done.${deed}`);
  return (
    <Result icon={isGood ? 'check-circle' : 'warning-circle'} title={title} actions={actions}>
      <output className={styles.quiet}>
        {t(deed === 'undo' ? 'resultBack' : 'resultChanged', { count: run.changed })}
        {run.conflicts > 0 && `; ${t('resultConflicts', { count: run.conflicts })}`}
        {run.refused > 0 && `; ${t('resultRefused', { count: run.refused })}`}
      </output>
    </Result>
  );
}

function Asked({ bulk }: { readonly bulk: Bulk }) {
  const t = useMessages('sheet');
  const actions = (
    <>
      <ButtonLink to="/approvals?view=mine">{t('seeRequest')}</ButtonLink>
      <Button kind="quiet" onClick={bulk.close}>
        {t('close')}
      </Button>
    </>
  );
  return (
    <Result icon="seal-check" title={t('asked')} actions={actions}>
      <output className={styles.quiet}>{t('askedText')}</output>
    </Result>
  );
}

/** What came of a check, and of the change behind it. */
export function CheckPart({ data, bulk }: Props) {
  const { stage } = bulk;
  if (stage.is === 'checked') return <Checked data={data} bulk={bulk} stage={stage} />;
  if (stage.is === 'running') return <Running bulk={bulk} run={stage.run} />;
  if (stage.is === 'ended') return <Ended bulk={bulk} run={stage.run} />;
  return stage.is === 'asked' ? <Asked bulk={bulk} /> : null;
}
