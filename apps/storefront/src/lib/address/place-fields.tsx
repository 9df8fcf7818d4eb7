import { useId } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { MoreFields } from '../forms/form-frame.tsx';
import type { Form } from '../forms/use-form.ts';
import type { PlaceValues } from './address-values.ts';
import type { CountryChoice } from './use-countries.ts';
import { usePostcodeLookup } from './use-postcode-lookup.ts';
import styles from './address.module.css';

type Props = {
  readonly form: Pick<Form<PlaceValues>, 'text' | 'values' | 'set'>;
  readonly countries: readonly CountryChoice[];
  /** Where nobody will call: a bill, a pickup. */
  readonly withoutTelephone?: boolean;
};

/** Country, postcode, number: then the Dutch look-up fills street and city, which can always be changed (UX-37). */
export function PlaceFields({ form, countries, withoutTelephone = false }: Props) {
  const t = useMessages('address');
  const sentences = useMessages('fields');
  const listId = useId();
  const lookup = usePostcodeLookup((found) => form.set(found));
  const watched = (name: 'countryCode' | 'postcode' | 'number') => {
    const field = form.text(name);
    return {
      ...field,
      onChange: (value: string) => {
        field.onChange(value);
        lookup.changed({ ...form.values, [name]: value });
      },
    };
  };
  const regions = countries.find(({ code }) => code === form.values.countryCode)?.regions ?? [];
  return (
    <>
      <SelectField
        {...watched('countryCode')}
        label={t('country')}
        autoComplete="country"
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <div className={styles.short}>
        <TextField {...watched('postcode')} label={t('postcode')} autoComplete="postal-code" />
        <TextField {...watched('number')} label={t('number')} />
        <div>
          <TextField {...form.text('addition')} label={t('addition')} optional list={listId} />
          <datalist id={listId}>
            {lookup.additions.map((addition) => (
              <option key={addition} value={addition}>
                {addition}
              </option>
            ))}
          </datalist>
        </div>
      </div>
      <output className={lookup.state === 'found' ? styles.good : styles.note}>
        {lookup.state === 'found' ? t('addressFound') : null}
        {lookup.state === 'unknown' ? `${sentences('postcodeNotFound')} ${t('fillInYourself')}` : null}
      </output>
      <TextField {...form.text('street')} label={t('street')} autoComplete="address-line1" />
      <TextField {...form.text('city')} label={t('city')} autoComplete="address-level2" />
      {withoutTelephone ? null : (
        <TextField
          {...form.text('telephone')}
          label={t('telephone')}
          hint={t('telephoneReason')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      )}
      <MoreFields title={t('morePlace')}>
        {regions.length > 0 ? (
          <SelectField
            {...form.text('region')}
            label={t('region')}
            autoComplete="address-level1"
            optional
            options={[{ value: '', label: '–' }, ...regions.map(({ code, name }) => ({ value: code, label: name }))]}
          />
        ) : (
          <TextField {...form.text('region')} label={t('region')} autoComplete="address-level1" optional />
        )}
        <TextField {...form.text('fax')} label={t('fax')} type="tel" inputMode="tel" optional />
      </MoreFields>
    </>
  );
}
