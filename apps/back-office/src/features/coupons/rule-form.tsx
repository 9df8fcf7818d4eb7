import { useMessages } from '../../i18n/language-context.tsx';
import type { Edits } from '../../lib/edits/use-edits.ts';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Card } from '../../ui/show/card.tsx';
import { labelOf, type Choices, type CouponValues, type Rule } from './coupon.ts';
import styles from './coupons.module.css';

const types = ['percent', 'cart-fixed', 'fixed', 'free-shipping'] as const;

function ruleOf(type: Rule['type'], before: Rule): Rule {
  if (type === 'percent') return { type, percent: 10 };
  if (type === 'free-shipping') return { type };
  return { type, cents: 'cents' in before ? before.cents : 1_000 };
}

type Props = { readonly edits: Edits<CouponValues>; readonly choices: Choices };

/** What is taken off, and what it is called on the bill. */
export function RuleForm({ edits, choices }: Props) {
  const t = useMessages('coupons');
  const { values, set, changed, error } = edits;
  const { rule } = values;
  const state = { changed: changed('rule'), error: error('rule') };
  return (
    <Card title={t('rule')}>
      <div className={styles.form}>
        <div className={styles.pair}>
          <Select
            label={t('ruleType')}
            options={types.map((value) => ({ value, label: t(`rule.${value}`) }))}
            value={rule.type}
            onChange={(type) => set('rule', ruleOf(type, rule))}
          />
          {rule.type === 'percent' && (
            <NumberField
              label={t('percent')}
              unit="%"
              min={1}
              max={100}
              value={rule.percent}
              onChange={(percent) => percent !== null && set('rule', { type: 'percent', percent })}
              {...state}
            />
          )}
          {'cents' in rule && (
            <MoneyField
              label={t('amount')}
              cents={rule.cents}
              onChange={(cents) => cents !== null && set('rule', { type: rule.type, cents })}
              {...state}
            />
          )}
        </div>
        <div className={styles.triple}>
          {choices.views.map(({ code, name }) => (
            <TextField
              key={code}
              label={t('labelIn', { view: name })}
              maxLength={100}
              value={values[labelOf(code)] ?? ''}
              onChange={(text) => set(labelOf(code), text === '' ? null : text)}
              changed={changed(labelOf(code))}
              error={error(labelOf(code))}
            />
          ))}
        </div>
      </div>
    </Card>
  );
}
