import { useMessages } from '../../i18n/language-context.tsx';
import type { Edits } from '../../lib/edits/use-edits.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { MomentField } from '../../ui/fields/moment-field.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Card } from '../../ui/show/card.tsx';
import type { CampaignValues, Choices, Rule } from './campaign.ts';
import styles from './campaigns.module.css';

type Props = { readonly edits: Edits<CampaignValues>; readonly choices: Choices };

const stateOf = ({ edits }: Props, field: keyof CampaignValues) => ({ changed: edits.changed(field), error: edits.error(field) });

function When(props: Props) {
  const t = useMessages('campaigns');
  const { edits, choices } = props;
  const { values, set } = edits;
  // Reduced without the view they come from, its prices would be copied and never follow again.
  const hintOf = ({ pricesOf }: Choices['views'][number]) => {
    const lender = choices.views.find(({ code }) => code === pricesOf && !values.views.includes(code));
    return lender && t('pricesOf', { view: lender.name });
  };
  return (
    <Card title={t('when')}>
      <div className={styles.form}>
        <TextField
          label={t('name')}
          maxLength={100}
          value={values.name}
          onChange={(name) => set('name', name)}
          {...stateOf(props, 'name')}
        />
        <div className={styles.pair}>
          <MomentField
            label={t('starts')}
            hint={t('clock')}
            value={values.starts}
            onChange={(starts) => set('starts', starts)}
            {...stateOf(props, 'starts')}
          />
          <MomentField label={t('ends')} value={values.ends} onChange={(ends) => set('ends', ends)} {...stateOf(props, 'ends')} />
        </div>
        <fieldset className={styles.views}>
          <legend className={styles.legend}>{t('views')}</legend>
          {choices.views.map((view) => (
            <Checkbox
              key={view.code}
              label={view.name}
              hint={hintOf(view)}
              isChecked={values.views.includes(view.code)}
              onChange={(isChecked) =>
                set(
                  'views',
                  choices.views.map(({ code }) => code).filter((one) => (one === view.code ? isChecked : values.views.includes(one))),
                )
              }
            />
          ))}
        </fieldset>
      </div>
    </Card>
  );
}

const ruleOf = (type: Rule['type'], before: Rule): Rule =>
  type === 'percent' ? { type, percent: 20 } : { type, cents: before.type === 'percent' ? 1_000 : before.cents };

function Discount(props: Props) {
  const t = useMessages('campaigns');
  const { values, set } = props.edits;
  const { rule } = values;
  return (
    <Card title={t('rule')}>
      <div className={styles.triple}>
        <Select
          label={t('ruleType')}
          options={(['percent', 'amount_off', 'fixed'] as const).map((value) => ({ value, label: t(`rule.${value}`) }))}
          value={rule.type}
          onChange={(type) => set('rule', ruleOf(type, rule))}
        />
        {rule.type === 'percent' ? (
          <NumberField
            label={t('percent')}
            unit="%"
            min={1}
            max={99}
            value={rule.percent}
            onChange={(percent) => percent !== null && set('rule', { type: 'percent', percent })}
            {...stateOf(props, 'rule')}
          />
        ) : (
          <MoneyField
            label={t('amount')}
            cents={rule.cents}
            onChange={(cents) => cents !== null && set('rule', { type: rule.type, cents })}
            {...stateOf(props, 'rule')}
          />
        )}
        <Select
          label={t('rounding')}
          options={(['none', 'five', 'ninety_five'] as const).map((value) => ({ value, label: t(`rounding.${value}`) }))}
          value={values.rounding as 'none' | 'five' | 'ninety_five'}
          onChange={(rounding) => set('rounding', rounding)}
        />
      </div>
    </Card>
  );
}

/** When it is, where, and what is taken off. */
export const TermsForm = (props: Props) => (
  <>
    <When {...props} />
    <Discount {...props} />
  </>
);
