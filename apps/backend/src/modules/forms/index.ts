export type { FieldRecord, FieldsetRecord, FormRecord } from './form.ts';
export { fieldTypes, formTypes } from './form.ts';
export { readForms } from './form-repository.ts';
export type { FormsDesk } from './forms-desk.ts';
export { openForms } from './open-forms.ts';
export type { Forms } from './open-forms.ts';
export { dispositions } from './returned-goods.ts';
export type { ReturnedGoods, ReturnedItem } from './returned-goods.ts';
export {
  answersTo,
  countMessages,
  findMessage,
  findMessages,
  lockMessage,
  messageForms,
  waitingMessages,
  writeMessage,
} from './message-repository.ts';
export type { MessagesWanted } from './message-repository.ts';
export { writerName, writerOf } from './submission.ts';
export type { Answer, Message, MessageState, Submission } from './submission.ts';
export type { WithdrawalPeriod } from './withdrawal-period.ts';
export { findWithdrawalById, readWithdrawalFacts, stepWithdrawal } from './withdrawal-repository.ts';
export { withdrawalStates } from './withdrawal.ts';
export type { Withdrawal, WithdrawalFollower, WithdrawalState } from './withdrawal.ts';
export { writeForms } from './write-forms.ts';
