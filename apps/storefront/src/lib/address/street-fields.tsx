import { useState } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Form } from '../forms/use-form.ts';
import type { PlaceValues } from './address-values.ts';
import styles from './address.module.css';

type Props = {
  readonly form: Pick<Form<PlaceValues>, 'text' | 'values'>;
  /** The postcode knows them, or will: they are fields only for whoever wants to type them. */
  readonly isKnown: boolean;
};

/** Street and city of a Dutch address: words with a way to change them, as soon as the look-up has found them (UX-37). */
export function StreetFields({ form, isKnown }: Props) {
  const t = useMessages('address');
  const [isTyped, setTyped] = useState(false);
  const [street, city] = [form.text('street'), form.text('city')];
  const isWrong = street.error !== undefined || city.error !== undefined;
  if (isTyped || !isKnown || isWrong) {
    return (
      <>
        <TextField {...street} label={t('street')} autoComplete="address-line1" />
        <TextField {...city} label={t('city')} autoComplete="address-level2" />
      </>
    );
  }
  const { street: name, number, addition, postcode, city: place } = form.values;
  return (
    <div className={styles.found}>
      {name && place ? (
        <p className={styles.words}>
          {[name, number, addition].filter(Boolean).join(' ')}
          <br />
          {[
            postcode
              .trim()
              .toUpperCase()
              .replace(/^(\d{4})\s*/, '$1 '),
            place,
          ].join(' ')}
        </p>
      ) : null}
      <LinkButton onClick={() => setTyped(true)}>{t(name && place ? 'changeAddress' : 'typeAddress')}</LinkButton>
    </div>
  );
}
