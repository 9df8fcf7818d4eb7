import { useMessages } from '../../../i18n/language-context.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ManyChoice } from './many-choice.tsx';
import { textIn, type Choices, type TabProps } from './product.ts';

type Props = {
  readonly attribute: Choices['attributes'][number];
  readonly tab: TabProps;
  /** Another one has the same label: its code tells them apart. */
  readonly isNamesake: boolean;
};

const none = '-';

/** What an attribute says of a product, by its kind. */
export function AttributeField({ attribute: { code, label, input, options }, tab: { edits, isReadOnly }, isNamesake }: Props) {
  const t = useMessages('products');
  const field = `attributes.${code}`;
  const value = edits.values[field];
  const state = {
    label,
    aside: isNamesake ? code : undefined,
    changed: edits.changed(field),
    error: edits.error(field),
    disabledReason: isReadOnly ? t('readOnly') : undefined,
  };
  const ids = Array.isArray(value) ? value.map(String) : [];
  const choices = options.map((option) => ({ value: option.id, label: option.label }));
  if (input === 'text')
    return <TextField {...state} value={textIn(edits.values, field)} onChange={(typed) => edits.set(field, typed === '' ? null : typed)} />;
  if (input === 'multiselect')
    return (
      <ManyChoice
        {...state}
        options={choices}
        chosen={ids}
        onChange={(chosen) => edits.set(field, chosen.length > 0 ? chosen.map(Number) : null)}
      />
    );
  if (input === 'boolean')
    return (
      <Select
        {...state}
        options={[
          { value: none, label: t('notSaid') },
          { value: 'yes', label: t('yes') },
          { value: 'no', label: t('no') },
        ]}
        value={typeof value === 'boolean' ? (value ? 'yes' : 'no') : none}
        onChange={(chosen) => edits.set(field, chosen === none ? null : chosen === 'yes')}
      />
    );
  return (
    <Select
      {...state}
      options={[{ value: none, label: t('notSaid') }, ...choices]}
      value={ids[0] ?? none}
      onChange={(chosen) => edits.set(field, chosen === none ? null : [Number(chosen)])}
    />
  );
}
