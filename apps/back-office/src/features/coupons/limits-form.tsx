import { useMessages } from '../../i18n/language-context.tsx';
import type { Edits } from '../../lib/edits/use-edits.ts';
import { MomentField } from '../../ui/fields/moment-field.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { Card } from '../../ui/show/card.tsx';
import type { CouponValues } from './coupon.ts';
import styles from './coupons.module.css';

type Props = { readonly edits: Edits<CouponValues>; readonly isSeries: boolean };

/** When, and how often. */
export function LimitsForm({ edits, isSeries }: Props) {
  const t = useMessages('coupons');
  const { values, set, changed, error } = edits;
  return (
    <Card title={t('limits')}>
      <div className={styles.form}>
        <div className={styles.pair}>
          {(['starts', 'ends'] as const).map((field) => (
            <MomentField
              key={field}
              label={t(field)}
              hint={t(`${field}Hint`)}
              value={values[field] ?? ''}
              onChange={(text) => set(field, text === '' ? null : text)}
              changed={changed(field)}
              error={error(field)}
            />
          ))}
        </div>
        <div className={styles.pair}>
          {(['usesPerCoupon', 'usesPerCustomer'] as const).map((field) => (
            <NumberField
              key={field}
              label={t(field)}
              hint={t('usesHint')}
              min={1}
              max={10_000_000}
              value={values[field]}
              onChange={(uses) => set(field, uses)}
              changed={changed(field)}
              error={error(field)}
              disabledReason={isSeries && field === 'usesPerCoupon' ? t('seriesOnce') : undefined}
            />
          ))}
        </div>
      </div>
    </Card>
  );
}
