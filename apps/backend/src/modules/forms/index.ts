export type { FieldRecord, FieldsetRecord, FormRecord } from './form.ts';
export { fieldTypes, formTypes } from './form.ts';
export { findSubmission, listSubmissions, readForms } from './form-repository.ts';
export { openForms } from './open-forms.ts';
export type { Submission } from './submission.ts';
export type { Withdrawal } from './withdrawal.ts';
export { findWithdrawal, listWithdrawals } from './withdrawal-repository.ts';
export { writeForms } from './write-forms.ts';
