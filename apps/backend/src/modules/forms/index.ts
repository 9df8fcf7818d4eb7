export type { FieldRecord, FieldsetRecord, FormRecord } from './form.ts';
export { fieldTypes, formTypes } from './form.ts';
export { readForms } from './form-repository.ts';
export { openFormsDesk } from './forms-desk.ts';
export type { FormsDesk } from './forms-desk.ts';
export { openForms } from './open-forms.ts';
export type { Submission } from './submission.ts';
export type { Withdrawal } from './withdrawal.ts';
export { writeForms } from './write-forms.ts';
