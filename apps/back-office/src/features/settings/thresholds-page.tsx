import type { ReactNode } from 'react';
import type { ThresholdsQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { EditBar } from '../../lib/edits/edit-bar.tsx';
import { FoundChanges } from '../../lib/edits/found-changes.tsx';
import { useEdits, type Edits } from '../../lib/edits/use-edits.ts';
import { useLogWords } from '../../lib/log/use-log-words.ts';
import { useRefusal } from '../../lib/refusals/use-refusal.ts';
import { Page } from '../../shell/page.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { Card } from '../../ui/show/card.tsx';
import { Facts } from '../../ui/show/facts.tsx';
import { PageColumns } from '../../ui/show/page-columns.tsx';
import { saveThresholds, thresholdsOf, type ThresholdValues } from './save-thresholds.ts';
import styles from './settings.module.css';

type Field = keyof ThresholdValues;
type FieldsProps = { readonly edits: Edits<ThresholdValues> };

/** What every field of the form has. */
const stateOf = ({ edits }: FieldsProps, field: Field) => ({
  changed: edits.changed(field),
  error: edits.error(field),
  // An empty field would be no threshold at all: the last number stays.
  onChange: (value: number | null) => {
    if (value !== null) edits.set(field, value);
  },
});

function Amounts(props: FieldsProps) {
  const t = useMessages('settings');
  const { values } = props.edits;
  return (
    <>
      <Card title={t('refunds')}>
        <div className={styles.pair}>
          <MoneyField label={t('refundCents')} hint={t('refundHint')} cents={values.refundCents} {...stateOf(props, 'refundCents')} />
          <MoneyField
            label={t('refundWithoutReturnCents')}
            hint={t('refundWithoutReturnHint')}
            cents={values.refundWithoutReturnCents}
            {...stateOf(props, 'refundWithoutReturnCents')}
          />
        </div>
      </Card>
      <Card title={t('giftCards')}>
        <div className={styles.pair}>
          <MoneyField label={t('giftCardCents')} cents={values.giftCardCents} {...stateOf(props, 'giftCardCents')} />
        </div>
      </Card>
    </>
  );
}

function Numbers(props: FieldsProps) {
  const t = useMessages('settings');
  const { values } = props.edits;
  return (
    <>
      <Card title={t('campaigns')}>
        <div className={styles.pair}>
          <NumberField
            label={t('campaignSkus')}
            unit={t('articles')}
            max={100_000}
            value={values.campaignSkus}
            {...stateOf(props, 'campaignSkus')}
          />
          <NumberField
            label={t('campaignPercent')}
            unit="%"
            max={100}
            value={values.campaignPercent}
            {...stateOf(props, 'campaignPercent')}
          />
        </div>
      </Card>
      <Card title={t('bulk')}>
        <div className={styles.pair}>
          <NumberField label={t('bulkRows')} unit={t('rows')} max={100_000_000} value={values.bulkRows} {...stateOf(props, 'bulkRows')} />
        </div>
      </Card>
    </>
  );
}

/** For who may look and not change: no form whose every field says no. */
function ThresholdFacts({ values }: { readonly values: ThresholdValues }) {
  const t = useMessages('settings');
  const words = useLogWords();
  return (
    <Card title={t('now')} note={t('onlyOwner')}>
      <Facts facts={Object.entries(values).map(([field, value]) => ({ name: words.field(field), value: words.value(field, value) }))} />
    </Card>
  );
}

type Props = { readonly thresholds: ThresholdsQuery['thresholds']; readonly mayEdit: boolean; readonly history: ReactNode };

/** Above what a second person decides. */
export function ThresholdsPage({ thresholds, mayEdit, history }: Props) {
  const t = useMessages('settings');
  const words = useLogWords();
  const edits = useEdits('setting', 'thresholds', thresholdsOf(thresholds), saveThresholds(useRefusal()));
  const always = (
    <Card title={t('always')}>
      <p className={styles.note}>{t('alwaysText')}</p>
    </Card>
  );
  return (
    <Page title={t('title')}>
      <PageColumns isForm summary={always}>
        <p className={styles.note}>{t('intro')}</p>
        <FoundChanges edits={edits} fieldName={words.field} showField={words.value} version={thresholds.version} />
        {mayEdit ? (
          <>
            <Amounts edits={edits} />
            <Numbers edits={edits} />
          </>
        ) : (
          <ThresholdFacts values={edits.values} />
        )}
        {history}
      </PageColumns>
      <EditBar edits={edits} thing={t('title')} fieldName={words.field} showField={words.value} isStepUp />
    </Page>
  );
}
