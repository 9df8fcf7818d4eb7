import { useMessages } from '../../i18n/language-context.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FieldRow } from '../forms/form-frame.tsx';
import type { Form } from '../forms/use-form.ts';
import type { BusinessValues } from './address-values.ts';
import { useVatCheck } from './use-vat-check.ts';
import styles from './address.module.css';

type Props = {
  readonly form: Pick<Form<BusinessValues>, 'text' | 'values' | 'refuse'>;
  /** Of the address; without one the number itself names it. */
  readonly countryCode?: string | undefined;
  /** An address may name a company without being a business. */
  readonly optional?: boolean;
};

/** Company, its number in the register, and its VAT number, which is looked up when the field is left. */
export function BusinessFields({ form, countryCode, optional = false }: Props) {
  const t = useMessages('address');
  const sentences = useMessages('fields');
  const vat = useVatCheck(countryCode);
  const field = form.text('vatId');
  const verdict = vat.verdictOf(field.value);
  const ask = async () => {
    if ((await vat.ask(field.value)) === 'invalid') form.refuse({ vatId: sentences('vatInvalid') });
  };
  return (
    <>
      <TextField {...form.text('company')} label={t('company')} autoComplete="organization" optional={optional} />
      <FieldRow>
        <TextField {...form.text('coc')} label={t('coc')} optional={optional} />
        <div>
          <TextField
            {...field}
            label={t('vatId')}
            optional
            onBlur={() => {
              field.onBlur();
              void ask();
            }}
          />
          <output className={verdict === 'valid' ? styles.good : styles.note}>
            {verdict === 'valid' ? sentences('vatValid') : verdict === 'unknown' ? t('vatLater') : null}
          </output>
        </div>
      </FieldRow>
    </>
  );
}
