import { useFormats, useMessages } from '../../../../i18n/language-context.tsx';
import { TextButton } from '../../../../ui/actions/text-button.tsx';
import { MoneyField } from '../../../../ui/fields/money-field.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { conditionNames, dispositionNames, inCondition, type Fault, type Finding } from './findings.ts';
import styles from './inspect.module.css';

type Props = {
  readonly finding: Finding;
  /** What was paid for one piece. */
  readonly unit: number;
  /** Another finding of the line is before it. */
  readonly isApart: boolean;
  readonly fault: Fault | undefined;
  readonly onChange: (finding: Finding) => void;
  readonly onSplit: () => void;
  readonly onJoin: () => void;
};

/** How some pieces came back, what becomes of them, and what is kept of their money with the sentence the customer reads. */
export function FindingFields({ finding, unit, isApart, fault, onChange, onSplit, onJoin }: Props) {
  const t = useMessages('return');
  const words = useMessages('returnWords');
  const { money } = useFormats();
  const { quantity, condition, disposition, valueLoss, valueLossReason } = finding;
  const hasLoss = (valueLoss ?? 0) > 0;
  return (
    <div className={styles.finding}>
      <div className={styles.findingHead}>
        <span className={styles.count}>{words('pieces', { count: quantity })}</span>
        {quantity > 1 && (
          <TextButton icon="plus" onClick={onSplit}>
            {t('split')}
          </TextButton>
        )}
        {isApart && (
          <TextButton tone="quiet" icon="x" onClick={onJoin}>
            {t('join')}
          </TextButton>
        )}
      </div>
      <div className={styles.pair}>
        <Select
          label={t('condition')}
          options={conditionNames.map((value) => ({ value, label: t(`condition.${value}`) }))}
          value={condition}
          error={fault === 'condition' ? t('conditionMissing') : undefined}
          onChange={(value) => onChange(inCondition(finding, value))}
        />
        <Select
          label={t('disposition')}
          options={dispositionNames.map((value) => ({ value, label: t(`disposition.${value}`) }))}
          value={disposition}
          error={fault === 'disposition' ? t('dispositionMissing') : undefined}
          onChange={(value) => onChange({ ...finding, disposition: value })}
        />
      </div>
      <MoneyField
        label={t('valueLoss')}
        hint={t('valueLossHint')}
        aside={t('most', { amount: money(unit * quantity) })}
        error={fault === 'tooMuch' ? t('no.tooMuchLoss') : undefined}
        cents={valueLoss}
        onChange={(cents) => onChange({ ...finding, valueLoss: cents })}
      />
      {hasLoss && (
        <TextArea
          label={t('sentence')}
          hint={t('sentenceHint')}
          error={fault === 'sentence' ? t('no.sentence') : undefined}
          rows={2}
          maxLength={500}
          value={valueLossReason}
          onChange={(text) => onChange({ ...finding, valueLossReason: text })}
        />
      )}
    </div>
  );
}
