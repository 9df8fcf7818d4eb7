import type { Queryable } from '#kernel/database/database.ts';
import { notFound } from '#kernel/errors.ts';
import type { FormType } from './form.ts';
import { findSubmission, listSubmissions } from './form-repository.ts';
import type { Submission } from './submission.ts';
import { findWithdrawal, listWithdrawals } from './withdrawal-repository.ts';
import type { Withdrawal } from './withdrawal.ts';

/** What customers sent in, as staff read it; lists are the newest hundred. */
export type FormsDesk = {
  messages(type?: FormType): Promise<readonly Submission[]>;
  withdrawals(): Promise<readonly Withdrawal[]>;
  /** A message by its number, or a withdrawal by its reference such as H-2026-000123. */
  find(name: string): Promise<{ readonly message: Submission } | { readonly withdrawal: Withdrawal }>;
};

export const openFormsDesk = (database: Queryable): FormsDesk => ({
  messages: (type) => listSubmissions(database, type),
  withdrawals: () => listWithdrawals(database),
  find: async (name) => {
    const message = /^[1-9]\d{0,8}$/.test(name) ? await findSubmission(database, Number(name)) : undefined;
    if (message) return { message };
    const withdrawal = await findWithdrawal(database, name.toUpperCase());
    if (withdrawal) return { withdrawal };
    throw notFound(`There is no message or withdrawal ${name}.`);
  },
});
