import { useMessages } from '../../i18n/language-context.tsx';
import type { Edits } from '../../lib/edits/use-edits.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Card } from '../../ui/show/card.tsx';
import styles from './customers.module.css';
import type { CustomerValues } from './save-customer.ts';

type Field = keyof CustomerValues;

/** Who somebody is, and what business they have; a change is marked at its field. */
export function CustomerForm({ edits: { values, set, changed, error } }: { readonly edits: Edits<CustomerValues> }) {
  const t = useMessages('customers');
  const field = (name: Field, isRequired: boolean) => (
    <TextField
      key={name}
      label={t(`field.${name}`)}
      autoComplete="off"
      maxLength={255}
      value={values[name] ?? ''}
      changed={changed(name)}
      error={error(name)}
      onChange={(typed) => set(name, isRequired || typed !== '' ? typed : null)}
    />
  );
  return (
    <Card title={t('details')}>
      <div className={styles.fields}>
        <div className={styles.pair}>
          {field('firstname', true)}
          {field('middlename', false)}
          {field('lastname', true)}
        </div>
        <div className={styles.pair}>
          {field('company', false)}
          {field('coc', false)}
          {field('taxvat', false)}
        </div>
      </div>
    </Card>
  );
}
