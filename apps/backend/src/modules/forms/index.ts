export type { FieldRecord, FieldsetRecord, FieldType, FormRecord, FormType } from './form.ts';
export { fieldTypes, formTypes } from './form.ts';
export { findSubmission, listSubmissions, readForms } from './form-repository.ts';
export { openForms } from './open-forms.ts';
export type { Forms, FormsOptions } from './open-forms.ts';
export type { Submission, SubmittedValue } from './submission.ts';
export type { OrderFacts, OrderLookup, Withdrawal, WithdrawalItem, WithdrawalState } from './withdrawal.ts';
export { findWithdrawal, listWithdrawals } from './withdrawal-repository.ts';
export { formMistake, writeForms } from './write-forms.ts';
