import { useFormats, useMessages } from '../../../../i18n/language-context.tsx';
import { CallProblem } from '../../../../shell/call-problem.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { TextButton } from '../../../../ui/actions/text-button.tsx';
import type { Bulk } from '../flow/use-bulk.ts';
import type { SheetData } from '../flow/use-cells.ts';
import type { TypedCells } from '../flow/use-typed-cells.ts';
import styles from './parts.module.css';

type Props = {
  readonly data: SheetData;
  readonly typed: Pick<TypedCells, 'keptAt' | 'isUnkept'>;
  readonly isReadOnly: boolean;
  readonly faults: number;
  readonly bulk: Bulk;
  readonly onNextFault: () => void;
  readonly onDiscard: () => void;
};

/** How much there is, what of it is typed and kept, and the button that has the shop look at it. */
export function SheetFoot({ data, typed: { keptAt, isUnkept }, isReadOnly, faults, bulk, onNextFault, onDiscard }: Props) {
  const t = useMessages('sheet');
  const { number, time } = useFormats();
  const count = Object.keys(data.mine).length;
  const { rows } = data;
  if (isReadOnly)
    return (
      <div className={styles.foot}>
        <div className={styles.counts}>
          <span>{t('rows', { count: rows.length, number: number(rows.length) })}</span>
        </div>
      </div>
    );
  const isChecking = bulk.isPending && bulk.stage.is === 'typing';
  return (
    <div className={styles.foot}>
      <div className={styles.counts}>
        <span>{t('rows', { count: rows.length, number: number(rows.length) })}</span>
        {count > 0 && <strong>{t('cells', { count })}</strong>}
        {faults > 0 && (
          <span>
            {t('faults', { count: faults })} <TextButton onClick={onNextFault}>{t('nextFault')}</TextButton>
          </span>
        )}
        {isChecking && <output>{t('checking')}</output>}
        {count > 0 && isUnkept && <span>{t('unkept')}</span>}
        {count > 0 && keptAt && <span>{t('kept', { time: time(keptAt) })}</span>}
      </div>
      <CallProblem error={bulk.error} text={bulk.problem} />
      {count > 0 && (
        <Button kind="quiet" onClick={onDiscard}>
          {t('discard')}
        </Button>
      )}
      <Button
        kind={bulk.stage.is === 'checked' ? 'plain' : 'main'}
        icon="list-checks"
        isPending={bulk.isPending}
        disabledReason={count === 0 ? t('checkNothing') : undefined}
        onClick={() => void bulk.check()}
      >
        {t('check')}
      </Button>
    </div>
  );
}
