import { useMessages } from '../../i18n/language-context.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { FieldError, type FieldBinding } from '../../ui/field-frame.tsx';
import { RadioField } from '../../ui/radio-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { isRequired, maxLengthOf, type FormField } from './form-fields.ts';

type Props = { readonly field: FormField; readonly binding: FieldBinding<string> };

export function FormControl({ field, binding }: Props) {
  const t = useMessages('forms');
  const shared = { ...binding, label: field.label ?? field.name, optional: !isRequired(field) };
  const choices = (field.options ?? []).flatMap((option) => (option ? [{ value: option, label: option }] : []));
  switch (field.type) {
    case 'select':
      return <SelectField {...shared} options={[{ value: '', label: t('choose') }, ...choices]} />;
    case 'radio':
      return (
        <div>
          <RadioField {...shared} options={choices} />
          <FieldError id={binding.id} error={binding.error} />
        </div>
      );
    case 'checkbox':
      return <Box field={field} binding={binding} />;
    case 'textarea':
      return <TextField {...shared} rows={6} {...lengthOf(field)} />;
    default:
      return <TextField {...shared} {...inputOf(field)} {...lengthOf(field)} />;
  }
}

function Box({ field, binding }: Props) {
  const ticked = field.checkedValue ?? '1';
  return (
    <CheckboxField
      {...binding}
      value={binding.value === ticked}
      submitted={ticked}
      onChange={(isTicked) => binding.onChange(isTicked ? ticked : (field.uncheckedValue ?? ''))}
    >
      {field.label}
    </CheckboxField>
  );
}

function lengthOf(field: FormField): { readonly maxLength?: number } {
  const maxLength = maxLengthOf(field);
  return maxLength === undefined ? {} : { maxLength };
}

/** What a browser may fill in by itself, and the keyboard a phone shows. */
function inputOf({ type, inputType, name }: FormField) {
  if (type === 'email') return { type: 'email', autoComplete: 'email', inputMode: 'email' } as const;
  if (type === 'telephone') return { type: 'tel', autoComplete: 'tel', inputMode: 'tel' } as const;
  if (type === 'date') return { type: 'date' } as const;
  if (inputType === 'number') return { inputMode: 'decimal' } as const;
  if (name === 'name' || name === 'fullname') return { autoComplete: 'name' } as const;
  if (name === 'firstname') return { autoComplete: 'given-name' } as const;
  return name === 'lastname' ? ({ autoComplete: 'family-name' } as const) : {};
}
