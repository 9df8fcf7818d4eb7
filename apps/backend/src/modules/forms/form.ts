import type { FieldRule } from '@shop/rules/form-rules';
import type { ViewTexts } from '#modules/stores/index.ts';

export const formTypes = ['contact', 'product', 'category', 'custom'] as const;
export type FormType = (typeof formTypes)[number];

/** There is no field for files: strangers upload nothing (R177). */
export const fieldTypes = ['text', 'textarea', 'select', 'radio', 'checkbox', 'date', 'hidden', 'email', 'telephone'] as const;
type FieldType = (typeof fieldTypes)[number];

type FieldTexts = {
  readonly label: string;
  readonly placeholder: string;
  /** Filled in from the start. */
  readonly value: string;
  /** The choices; each is its own value. */
  readonly options: readonly string[];
  readonly checkedValue: string;
  readonly uncheckedValue: string;
};

export type FieldRecord = {
  readonly name: string;
  readonly type: FieldType;
  /** The type of the HTML input, where the field is one. */
  readonly inputType: string | null;
  readonly rules: readonly FieldRule[];
  readonly texts: ViewTexts<FieldTexts>;
};

export type FieldsetRecord = { readonly fields: readonly FieldRecord[]; readonly texts: ViewTexts<{ readonly title: string }> };
type FormTexts = { readonly title: string; readonly thankYou: string };

/** A form as the merchant made it, for all views. */
export type FormRecord = {
  readonly id: number;
  readonly type: FormType;
  readonly identifier: string;
  readonly isActive: boolean;
  readonly showsFieldsetsAsPages: boolean;
  /** Where the shop mails what was sent in. */
  readonly recipient: string;
  /** The box that asks for a receipt by mail. */
  readonly copyField: string | null;
  readonly fieldsets: readonly FieldsetRecord[];
  readonly texts: ViewTexts<FormTexts>;
};

/** A field as one store view shows it. */
export type Field = Omit<FieldRecord, 'texts'> & Partial<FieldTexts>;
type Fieldset = { readonly title?: string; readonly fields: readonly Field[] };
export type Form = Omit<FormRecord, 'texts' | 'fieldsets' | 'isActive'> & Partial<FormTexts> & { readonly fieldsets: readonly Fieldset[] };

/** All fields of a form, in order. */
export const fieldsOf = (form: Form): readonly Field[] => form.fieldsets.flatMap(({ fields }) => fields);
