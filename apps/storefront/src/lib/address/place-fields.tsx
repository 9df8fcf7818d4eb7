import { useId, type ReactNode } from 'react';
import { additionsFor, type HouseAddition } from '@shop/rules/house-additions';
import { useMessages } from '../../i18n/language-context.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { MoreFields } from '../forms/form-frame.tsx';
import type { Form } from '../forms/use-form.ts';
import type { PlaceValues } from './address-values.ts';
import { StreetFields } from './street-fields.tsx';
import type { CountryChoice } from './use-countries.ts';
import { usePostcodeLookup } from './use-postcode-lookup.ts';
import styles from './address.module.css';

type Props = {
  readonly form: Pick<Form<PlaceValues>, 'text' | 'values' | 'set'>;
  readonly countries: readonly CountryChoice[];
  /** Where nobody will call: a bill, a pickup. */
  readonly withoutTelephone?: boolean;
  /** As few fields as can be: what the postcode knows is no field, and what few people have is folded away (UX-36). */
  readonly folded?: boolean;
};

/** Dutch addresses start with postcode and number, and the look-up fills the rest; others are written as on an envelope (UX-37). */
export function PlaceFields({ form, countries, withoutTelephone = false, folded = false }: Props) {
  const t = useMessages('address');
  const sentences = useMessages('fields');
  const lookup = usePostcodeLookup(form.set);
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
  const isDutch = form.values.countryCode === 'NL';
  const addition = <Addition form={form} additions={lookup.additions} />;
  const postcode = <TextField {...watched('postcode')} label={t('postcode')} autoComplete="postal-code" />;
  const number = <TextField {...watched('number')} label={t('number')} />;
  return (
    <>
      <SelectField
        {...watched('countryCode')}
        label={t('country')}
        autoComplete="country"
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
      />
      {isDutch ? (
        <>
          <div className={styles.short}>
            {postcode}
            {number}
            {addition}
          </div>
          <output className={lookup.state === 'found' ? styles.good : styles.note}>
            {lookup.state === 'found' ? t('addressFound') : null}
            {lookup.state === 'unknown' ? `${sentences('postcodeNotFound')} ${t('fillInYourself')}` : null}
          </output>
          <StreetFields form={form} isKnown={folded && lookup.state !== 'unknown' && lookup.state !== 'silent'} />
        </>
      ) : (
        <PlaceAbroad form={form} postcode={postcode} number={number}>
          {folded ? null : addition}
        </PlaceAbroad>
      )}
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
      <RareFields form={form} countries={countries}>
        {folded && !isDutch ? addition : null}
      </RareFields>
    </>
  );
}

type AbroadProps = Pick<Props, 'form'> & { readonly postcode: ReactNode; readonly number: ReactNode; readonly children: ReactNode };

function PlaceAbroad({ form, postcode, number, children }: AbroadProps) {
  const t = useMessages('address');
  return (
    <>
      <div className={styles.narrowFirst}>
        {postcode}
        <TextField {...form.text('city')} label={t('city')} autoComplete="address-level2" />
      </div>
      <div className={styles.narrowLast}>
        <TextField {...form.text('street')} label={t('street')} autoComplete="address-line1" />
        {number}
      </div>
      {children}
    </>
  );
}

type AdditionProps = { readonly form: Props['form']; readonly additions: readonly HouseAddition[] };

function Addition({ form, additions }: AdditionProps) {
  const t = useMessages('address');
  const listId = useId();
  return (
    <div>
      <TextField {...form.text('addition')} label={t('addition')} optional list={listId} />
      <datalist id={listId}>
        {additionsFor(additions, form.values.addition).map((addition) => (
          <option key={addition} value={addition}>
            {addition}
          </option>
        ))}
      </datalist>
    </div>
  );
}

function RareFields({ form, countries, children }: Pick<Props, 'form' | 'countries'> & { readonly children: ReactNode }) {
  const t = useMessages('address');
  const regions = countries.find(({ code }) => code === form.values.countryCode)?.regions ?? [];
  return (
    <MoreFields title={t(children === null ? 'morePlace' : 'moreAddress')}>
      {children}
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
  );
}
