import type { Text } from '../model.ts';

export type DemoFormType = 'contact' | 'product' | 'category' | 'custom';

/** The rules of the dynamic forms, by their names on the wire. */
export type DemoFormRule =
  | { readonly type: 'required' | 'alphanumeric' | 'alphanumeric_spaces' | 'letters' | 'email' | 'url' | 'numeric' | 'decimal' | 'no_html' }
  | { readonly type: 'min_length' | 'max_length'; readonly additional: number };

type FieldBase = {
  readonly name: string;
  readonly label: Text;
  readonly validation: readonly DemoFormRule[];
  readonly placeholder?: Text;
  /** Filled in from the start. */
  readonly value?: Text;
};

/** `inputType` is the type of the HTML input, where the field is one. */
export type DemoFormField =
  | (FieldBase & { readonly type: 'text'; readonly inputType: 'text' | 'url' | 'number' })
  | (FieldBase & { readonly type: 'email'; readonly inputType: 'email' })
  | (FieldBase & { readonly type: 'telephone'; readonly inputType: 'tel' })
  | (FieldBase & { readonly type: 'date'; readonly inputType: 'date' })
  | (FieldBase & { readonly type: 'hidden'; readonly inputType: 'hidden' })
  | (FieldBase & { readonly type: 'textarea' })
  | (FieldBase & { readonly type: 'select' | 'radio'; readonly options: readonly Text[] })
  | (FieldBase & { readonly type: 'checkbox'; readonly inputType: 'checkbox'; readonly checkedValue: Text; readonly uncheckedValue: Text });

export type DemoFormFieldset = { readonly title: Text; readonly fields: readonly DemoFormField[] };

export type DemoForm = {
  readonly id: number;
  readonly type: DemoFormType;
  readonly identifier: string;
  readonly title: Text;
  readonly showFieldsetsAsPages: boolean;
  readonly fieldsets: readonly DemoFormFieldset[];
  readonly thankYouMessage: Text;
  /** Where the shop mails what was sent in. */
  readonly recipient: string;
};
