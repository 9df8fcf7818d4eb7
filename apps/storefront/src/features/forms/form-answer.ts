import type { SubmitFormMutation } from '../../generated/graphql.ts';
import type { FormValues } from './form-fields.ts';

/** What became of a form that was sent: thanks, or what is wrong with which field. */
export type FormAnswer = {
  readonly thankYou?: string;
  readonly values: FormValues;
  readonly errors: Readonly<Record<string, string>>;
  /** The shop could not take it; nothing that was typed is lost. */
  readonly failed?: boolean;
};

/** Names of fields that belong to the sending itself; no field of a form may begin so. */
export const sendingFields = { openedAt: '_opened_at', trap: '_subject' } as const;

type SentField = readonly [name: string, value: string];

/** What was typed, without what belongs to the sending. */
export function typedFields(sent: Iterable<readonly [name: string, value: unknown]>): readonly SentField[] {
  const own: readonly string[] = Object.values(sendingFields);
  return [...sent].flatMap(([name, value]) => (typeof value === 'string' && !own.includes(name) ? [[name, value] as const] : []));
}

/** The form as it was typed, to be sent again. */
export const notTaken = (typed: readonly SentField[]): FormAnswer => ({ values: Object.fromEntries(typed), errors: {}, failed: true });

export function toFormAnswer(output: SubmitFormMutation['submitForm']): FormAnswer {
  const fields = (output?.fields ?? []).filter((field) => field !== null);
  return {
    ...(output && !output.has_errors ? { thankYou: output.thank_you_message ?? '' } : {}),
    values: Object.fromEntries(fields.map(({ name, value }) => [name, value ?? ''])),
    errors: Object.fromEntries(
      fields.flatMap(({ name, errors }) => {
        const text = (errors ?? []).flatMap((error) => (error ? [error.message] : [])).join(' ');
        return text === '' ? [] : [[name, text]];
      }),
    ),
  };
}
