import { speaks, textsIn } from '#modules/stores/index.ts';
import type { Form, FormRecord, FormType } from './form.ts';

/** The forms of a view, in order of id; a form nobody wrote in its language is not part of it. */
export function formsFor(records: readonly FormRecord[], chain: readonly string[]): readonly Form[] {
  return records
    .filter(({ isActive, texts }) => isActive && speaks(texts, chain))
    .map(({ texts, fieldsets, isActive: _isActive, ...form }) => ({
      ...form,
      ...textsIn(texts, chain),
      fieldsets: fieldsets.map((fieldset) => ({
        ...textsIn(fieldset.texts, chain),
        fields: fieldset.fields.map(({ texts: fieldTexts, ...field }) => ({ ...field, ...textsIn(fieldTexts, chain) })),
      })),
    }));
}

/** The form of a type, or the one of that type with the identifier. */
export function findForm(forms: readonly Form[], type: FormType, identifier: string | null | undefined): Form | undefined {
  return forms.find((form) => form.type === type && (!identifier || form.identifier === identifier));
}
