import { useState } from 'react';
import { useFormats, useMessages } from '../../../../i18n/language-context.tsx';
import { same } from '../../../../lib/edits/edit-state.ts';
import type { Typed } from '../../../../lib/edits/use-edits.ts';
import { TextButton } from '../../../../ui/actions/text-button.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import desk from '../../../../shell/desk.module.css';
import order from '../order.module.css';
import { addressValues, type AddressValues, type Choices, type RevisionValues } from './revision-draft.ts';
import styles from './revision.module.css';

type FieldsProps = {
  readonly shown: AddressValues;
  readonly countries: readonly string[];
  readonly onChange: (part: Partial<AddressValues>) => void;
};

const rows = [
  ['firstname', 'middlename', 'lastname'],
  ['prefix', 'suffix'],
  ['street', 'number'],
  ['postcode', 'city'],
  ['company', 'telephone'],
] as const;

function Fields({ shown, countries, onChange }: FieldsProps) {
  const t = useMessages('revision');
  const { country } = useFormats();
  return (
    <div className={desk.form}>
      {rows.map((row) => (
        <div key={row[0]} className={order.pair}>
          {row.map((field) => (
            <TextField
              key={field}
              label={t(field)}
              autoComplete="off"
              maxLength={255}
              value={shown[field]}
              onChange={(value) => onChange({ [field]: value })}
            />
          ))}
        </div>
      ))}
      <Select
        label={t('country')}
        options={[...new Set([shown.country, ...countries])].map((value) => ({ value, label: country(value) }))}
        value={shown.country}
        onChange={(value) => onChange({ country: value })}
      />
    </div>
  );
}

type Props = { readonly typed: Typed<RevisionValues>; readonly choices: Choices };

/** Where to, while nothing has left; folded until somebody wants it. */
export function RevisionAddress({ typed, choices: { address, countries } }: Props) {
  const t = useMessages('revision');
  const [isOpen, setOpen] = useState(false);
  if (!address) return null;
  const first = addressValues(address);
  const { address: mine } = typed.values;
  const shown = mine ?? first;
  const change = (part: Partial<AddressValues>) => {
    const next = { ...shown, ...part };
    typed.set('address', same(next, first) ? null : next);
  };
  const asItWas = () => {
    typed.set('address', null);
    setOpen(false);
  };
  const isShown = isOpen || mine !== null;
  return (
    <section className={styles.part} aria-label={t('address')}>
      <div className={desk.choiceHead}>
        <h3 className={desk.label}>{t('address')}</h3>
        {isShown ? (
          <TextButton onClick={asItWas}>{t('asItWas')}</TextButton>
        ) : (
          <TextButton onClick={() => setOpen(true)}>{t('addressEdit')}</TextButton>
        )}
      </div>
      {isShown ? (
        <Fields shown={shown} countries={countries} onChange={change} />
      ) : (
        <p>
          {[
            [first.prefix, first.firstname, first.middlename, first.lastname, first.suffix].filter(Boolean).join(' '),
            `${first.street} ${first.number}`,
            `${first.postcode} ${first.city}`,
            first.country,
          ].join(', ')}
        </p>
      )}
    </section>
  );
}
