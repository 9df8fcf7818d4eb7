import { useMessages } from '../../../i18n/language-context.tsx';
import { dayOf, startOfDay } from '../../../lib/branch-clock.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { MoneyField } from '../../../ui/fields/money-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Card } from '../../../ui/show/card.tsx';
import { AttributeField } from './attribute-field.tsx';
import styles from './page.module.css';
import { numberIn, textIn, type TabProps } from './product.ts';

const none = '-';
const units = ['ml', 'g', 'm'] as const;

function useFieldState({ edits, isReadOnly }: TabProps) {
  const t = useMessages('products');
  return (field: string) => ({
    changed: edits.changed(field),
    error: edits.error(field),
    disabledReason: isReadOnly ? t('readOnly') : undefined,
  });
}

/** LAW-04: what is sold by measure. */
function ContentFields(tab: TabProps) {
  const t = useMessages('products');
  const state = useFieldState(tab);
  const { values, set } = tab.edits;
  const content = values['content'] as { readonly amount: number; readonly unit: string } | null | undefined;
  const take = (amount: number | null, unit: string) => set('content', amount === null || unit === none ? null : { amount, unit });
  const options = [{ value: none, label: t('noMeasure') }, ...units.map((unit) => ({ value: unit, label: unit }))];
  return (
    <>
      <Select
        label={t('measure')}
        {...state('content')}
        hint={t('measureHint')}
        options={options}
        value={content?.unit ?? none}
        onChange={(unit) => take(content?.amount ?? 1, unit)}
      />
      {content && (
        <NumberField
          label={t('amount')}
          {...state('content')}
          value={content.amount}
          min={0.001}
          decimals={{ most: 3, problem: t('notDecimal', { most: 3 }) }}
          unit={content.unit}
          onChange={(amount) => take(amount, content.unit)}
        />
      )}
    </>
  );
}

function Dates(tab: TabProps) {
  const t = useMessages('products');
  const state = useFieldState(tab);
  const { values, set } = tab.edits;
  return (['newFrom', 'newTo'] as const).map((field) => (
    <DateField
      key={field}
      label={t(`field.${field}`)}
      {...state(field)}
      value={textIn(values, field) ? dayOf(textIn(values, field)) : null}
      onChange={(day) => set(field, day === null ? null : startOfDay(day).toISOString())}
    />
  ));
}

function Numbers(tab: TabProps) {
  const t = useMessages('products');
  const state = useFieldState(tab);
  const { product, edits } = tab;
  const { values, set } = edits;
  /** What makes a price, or what it is compared with. */
  const priced = (field: 'manufacturerPriceCents' | 'bundleDiscountPercent') => {
    const { disabledReason, ...rest } = state(field);
    return { ...rest, disabledReason: product.can.includes('editPrices') ? disabledReason : t('noPrices') };
  };
  return (
    <>
      <NumberField
        label={t('field.weightGrams')}
        {...state('weightGrams')}
        unit="g"
        value={numberIn(values, 'weightGrams')}
        onChange={(grams) => set('weightGrams', grams)}
      />
      <MoneyField
        label={t('field.manufacturerPriceCents')}
        {...priced('manufacturerPriceCents')}
        cents={numberIn(values, 'manufacturerPriceCents')}
        onChange={(cents) => set('manufacturerPriceCents', cents)}
      />
      {product.type === 'bundle' && (
        <NumberField
          label={t('field.bundleDiscountPercent')}
          {...priced('bundleDiscountPercent')}
          unit="%"
          max={99}
          value={numberIn(values, 'bundleDiscountPercent')}
          onChange={(percent) => set('bundleDiscountPercent', percent)}
        />
      )}
    </>
  );
}

function Flags({ edits: { values, set, isChanged }, isReadOnly }: TabProps) {
  const t = useMessages('products');
  return (
    <div className={styles.flags}>
      {(['isVisible', 'isMadeToOrder', 'hasAnimalParts'] as const).map((field) => (
        <Checkbox
          key={field}
          label={t(`field.${field}`)}
          hint={t(`hint.${field}`)}
          isChecked={values[field] === true}
          isChanged={isChanged(field)}
          disabledReason={isReadOnly ? t('readOnly') : undefined}
          onChange={(isOn) => set(field, isOn)}
        />
      ))}
    </div>
  );
}

/** What a product is, beside its words. */
export function BasicsTab(tab: TabProps) {
  const t = useMessages('products');
  const state = useFieldState(tab);
  const { choices, edits } = tab;
  const isNamesake = ({ label }: { readonly label: string }) => choices.attributes.filter((one) => one.label === label).length > 1;
  const charts = [{ value: none, label: t('noChart') }, ...choices.sizeCharts.map(({ key, name }) => ({ value: key, label: name }))];
  return (
    <>
      <Card title={t('basics')}>
        <div className={styles.fields}>
          <Flags {...tab} />
          <div className={styles.grid}>
            <Numbers {...tab} />
            <Dates {...tab} />
            <Select
              label={t('field.sizeChartKey')}
              {...state('sizeChartKey')}
              options={charts}
              value={textIn(edits.values, 'sizeChartKey') || none}
              onChange={(key) => edits.set('sizeChartKey', key === none ? null : key)}
            />
            <ContentFields {...tab} />
          </div>
          <TextField
            label={t('field.claimEvidence')}
            {...state('claimEvidence')}
            hint={t('hint.claimEvidence')}
            value={textIn(edits.values, 'claimEvidence')}
            onChange={(typed) => edits.set('claimEvidence', typed === '' ? null : typed)}
          />
        </div>
      </Card>
      <Card title={t('attributes')}>
        <div className={styles.grid}>
          {choices.attributes.map((attribute) => (
            <AttributeField key={attribute.code} attribute={attribute} tab={tab} isNamesake={isNamesake(attribute)} />
          ))}
        </div>
      </Card>
    </>
  );
}
