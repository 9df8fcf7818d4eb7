import { useMessages } from '../../i18n/language-context.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FieldRow, MoreFields } from '../forms/form-frame.tsx';
import type { Form } from '../forms/use-form.ts';
import type { NameValues } from './address-values.ts';

/** First and last name; what few people fill in is folded away and never required (LAW-20). */
export function NameFields({ form }: { readonly form: Pick<Form<NameValues>, 'text' | 'values'> }) {
  const t = useMessages('address');
  return (
    <>
      <FieldRow>
        <TextField {...form.text('firstname')} label={t('firstname')} autoComplete="given-name" />
        <TextField {...form.text('lastname')} label={t('lastname')} autoComplete="family-name" />
      </FieldRow>
      <MoreFields title={t('moreName')}>
        <TextField {...form.text('middlename')} label={t('middlename')} autoComplete="additional-name" optional />
        <FieldRow>
          <TextField {...form.text('prefix')} label={t('prefix')} autoComplete="honorific-prefix" optional />
          <TextField {...form.text('suffix')} label={t('suffix')} autoComplete="honorific-suffix" optional />
        </FieldRow>
      </MoreFields>
    </>
  );
}
