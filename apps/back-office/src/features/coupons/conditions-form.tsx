import { useState } from 'react';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import type { Edits } from '../../lib/edits/use-edits.ts';
import { readSkus, shownSkus } from '../../lib/read-skus.ts';
import { ChipPicker } from '../../shell/chip-picker.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Card } from '../../ui/show/card.tsx';
import type { Choices, CouponValues } from './coupon.ts';
import styles from './coupons.module.css';

type Props = { readonly edits: Edits<CouponValues>; readonly choices: Choices };

/** For which articles: named ones, and whole categories. */
function Articles({ edits, choices }: Props) {
  const t = useMessages('coupons');
  const { values, set, changed, error } = edits;
  const [typed, setTyped] = useState<string>();
  return (
    <>
      <ChipPicker
        label={t('addCategory')}
        one={t('category')}
        options={choices.categories.map(({ id, name }) => ({ value: String(id), label: name }))}
        chosen={values.categories.map(String)}
        onChange={(chosen) => set('categories', chosen.map(Number))}
        error={error('categories')}
      />
      <TextArea
        label={t('skus')}
        hint={t('skusHint')}
        rows={3}
        value={shownSkus(typed, values.skus)}
        changed={changed('skus')}
        error={error('skus')}
        onChange={(text) => {
          setTyped(text);
          set('skus', readSkus(text));
        }}
      />
    </>
  );
}

/** What a cart has to be; every condition that is there must hold. */
export function ConditionsForm({ edits, choices }: Props) {
  const t = useMessages('coupons');
  const { country } = useFormats();
  const { values, set, changed, error, isChanged } = edits;
  return (
    <Card title={t('conditions')} note={t('conditionsWhat')}>
      <div className={styles.form}>
        <div className={styles.pair}>
          <MoneyField
            label={t('minimum')}
            hint={t('minimumHint')}
            cents={values.minimumCents}
            onChange={(cents) => set('minimumCents', cents === 0 ? null : cents)}
            changed={changed('minimumCents')}
            error={error('minimumCents')}
          />
          <ChipPicker
            label={t('addCountry')}
            hint={t('countryHint')}
            one={t('country')}
            options={choices.countries.map((value) => ({ value, label: country(value) }))}
            chosen={values.countries}
            onChange={(chosen) => set('countries', chosen)}
            error={error('countries')}
          />
        </div>
        <div className={styles.pair}>
          <Articles edits={edits} choices={choices} />
        </div>
        <Checkbox
          label={t('isForBusiness')}
          isChecked={values.isForBusiness}
          isChanged={isChanged('isForBusiness')}
          onChange={(isChecked) => set('isForBusiness', isChecked)}
        />
        <Checkbox
          label={t('excludesReduced')}
          isChecked={values.excludesReduced}
          isChanged={isChanged('excludesReduced')}
          onChange={(isChecked) => set('excludesReduced', isChecked)}
        />
      </div>
    </Card>
  );
}
