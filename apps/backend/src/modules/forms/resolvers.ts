import type { ContactUsInput, Maybe, SubmitFormInput } from '@shop/contract';
import { isEmail } from '@shop/rules/email';
import { ruleToWire } from '@shop/rules/form-rule-names';
import { inputError, notFound } from '#kernel/errors.ts';
import type { RequestContext, ResolverMap } from '#kernel/graphql/context.ts';
import { cutText } from '#kernel/read-text.ts';
import type { CheckedField } from './check-submission.ts';
import { faultMessage, thankYou } from './form-messages.ts';
import type { Field, Form, FormType } from './form.ts';
import type { Pace } from './pace.ts';
import { maxValueLength, readLines, readOneLine, withoutTags } from './read-value.ts';
import { shopTime } from './shop-time.ts';
import { findForm } from './store-forms.ts';
import { submitForm, takeSubmission } from './submit-form.ts';
import { submitWithdrawal, type WithdrawalParts } from './submit-withdrawal.ts';
import type { StatementInput } from './withdrawal.ts';

type Deps = WithdrawalParts & { readonly forms: (storeCode: string) => readonly Form[]; readonly pace: Pace };

/** GraphQL in and out of the forms. */
export function formsResolvers(deps: Deps): ResolverMap {
  const formOf = (type: FormType, identifier: Maybe<string> | undefined, { store }: RequestContext): Form => {
    const form = findForm(deps.forms(store.code), type, identifier);
    if (!form) throw notFound("The form doesn't exist.");
    return form;
  };
  return {
    Query: {
      form: (_root: unknown, { type, identifier }: { type: FormType; identifier?: Maybe<string> }, context: RequestContext) => ({
        ...formOf(type, identifier, context),
        opened_at: context.now.toISOString(),
      }),
    },
    DynamicForm: { showFieldsetsAsPages: (form: Form) => form.showsFieldsetsAsPages },
    DynamicFormField: { validation: (field: Field) => field.rules.map(ruleToWire) },
    Mutation: {
      submitForm: async (_root: unknown, { input }: { input: SubmitFormInput }, context: RequestContext) => {
        const form = formOf(input.type, input.identifier, context);
        return toOutput(form, await submitForm(deps, form, readInput(input), context), context);
      },
      contactUs: async (_root: unknown, { input }: { input: ContactUsInput }, context: RequestContext) => {
        await contactUs(deps, input, context);
        return { status: true };
      },
      submitWithdrawal: async (_root: unknown, { input }: { input: StatementInput }, context: RequestContext) => {
        await deps.pace.turn(context.ip);
        const { reference, receivedAt } = await submitWithdrawal(deps, input, context);
        return { reference, received_at: shopTime(receivedAt) };
      },
    },
  };
}

/** More fields than any form has: a flood of them is not read. */
const maxFields = 200;

function readInput({ fields, sku, category_id, opened_at, trap }: SubmitFormInput) {
  const sent = new Map<string, string>();
  for (const field of fields.slice(0, maxFields)) if (field && !sent.has(field.name)) sent.set(field.name, field.value ?? '');
  return { fields: sent, sku: sku ?? null, categoryId: category_id ?? null, openedAt: opened_at ?? undefined, trap: trap ?? '' };
}

function toOutput(form: Form, checked: readonly CheckedField[], { store }: RequestContext) {
  const hasErrors = checked.some(({ fault }) => fault);
  return {
    has_errors: hasErrors,
    thank_you_message: hasErrors ? null : (form.thankYou ?? thankYou[store.language]),
    fields: checked.map(({ field, value, fault }) => ({
      name: field.name,
      value,
      errors: fault ? [{ message: faultMessage(fault, store.language) }] : [],
    })),
  };
}

/** Magento's own contact form, for its clients; refused in its words. */
async function contactUs(deps: Deps, input: ContactUsInput, context: RequestContext): Promise<void> {
  const [name, email, telephone] = [input.name, input.email, input.telephone ?? ''].map((text) =>
    withoutTags(readOneLine(cutText(text, 255))),
  );
  const comment = withoutTags(readLines(cutText(input.comment, maxValueLength)));
  if (!comment) throw inputError('Comment field is required.');
  if (!name) throw inputError('Name field is required.');
  if (!email || !isEmail(email)) throw inputError('The email address is invalid. Verify the email address and try again.');
  const form = findForm(deps.forms(context.store.code), 'contact', undefined);
  const values = Object.entries({ name, email, telephone: telephone ?? '', comment }).map(([key, value]) => ({
    name: key,
    label: labels[context.store.language][key as keyof (typeof labels)['nl']],
    value,
  }));
  const submission = {
    type: 'contact' as const,
    identifier: 'contact-us',
    title: form?.title ?? labels[context.store.language].title,
    storeCode: context.store.code,
    customerId: context.customerId ?? null,
    sku: null,
    categoryId: null,
    values,
    isSuspect: false,
    receivedAt: context.now,
    branchCode: null,
  };
  const recipient = form?.recipient ?? deps.stores.seller().email;
  await takeSubmission(deps, submission, context, { recipient, writer: email, wantsReceipt: false });
}

const labels = {
  nl: { title: 'Contact', name: 'Naam', email: 'E-mailadres', telephone: 'Telefoonnummer', comment: 'Bericht' },
  de: { title: 'Kontakt', name: 'Name', email: 'E-Mail-Adresse', telephone: 'Telefonnummer', comment: 'Nachricht' },
  en: { title: 'Contact', name: 'Name', email: 'Email address', telephone: 'Phone number', comment: 'Message' },
} as const;
