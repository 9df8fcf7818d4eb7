import { isEmail } from '@shop/rules/email';
import type { Tx } from '#kernel/database/database.ts';
import { touchReadModel } from '#kernel/read-model.ts';
import { saveForms } from './form-repository.ts';
import { fieldTypes, type FormRecord } from './form.ts';

/** The read model that forms are served from. */
export const formsModel = 'forms';

/** Adds forms or replaces the ones with the same id; a form that could not be sent in is refused. */
export async function writeForms(tx: Tx, forms: readonly FormRecord[]): Promise<void> {
  for (const form of forms) {
    const mistake = formMistake(form);
    if (mistake !== undefined) throw new Error(`form ${form.identifier}: ${mistake}`);
  }
  await saveForms(tx, forms);
  await touchReadModel(tx, formsModel);
}

/** What is wrong with a form, in a sentence; undefined when it can be shown and sent in. */
function formMistake({ recipient, copyField, fieldsets }: FormRecord): string | undefined {
  const fields = fieldsets.flatMap((fieldset) => fieldset.fields);
  const names = fields.map(({ name }) => name);
  if (!isEmail(recipient)) return `${recipient} is no address to send it to`;
  if (fields.length === 0) return 'it has no fields';
  const wrongName = names.find((name, at) => !/^[a-z][a-z0-9_]{0,59}$/.test(name) || names.indexOf(name) !== at);
  if (wrongName !== undefined) return `${wrongName} is no name for a field, or there are two of it`;
  const unknown = fields.find(({ type }) => !fieldTypes.includes(type));
  if (unknown) return `${unknown.name} is of the unknown type ${unknown.type}`;
  if (copyField !== null && !fields.some(({ name, type }) => name === copyField && type === 'checkbox'))
    return `${copyField} is no box of it`;
  const choiceless = fields.find(
    ({ type, texts }) =>
      (type === 'select' || type === 'radio') && Object.values(texts).some(({ options }) => !options || options.length === 0),
  );
  return choiceless && `${choiceless.name} has nothing to choose from`;
}
