import type { CheckoutPaymentMethodFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { checkNewPassword } from '../../../lib/forms/check-password.ts';
import { saveDraft } from '../../../lib/forms/drafts.ts';
import { FormFrame } from '../../../lib/forms/form-frame.tsx';
import { useForm, type Form } from '../../../lib/forms/use-form.ts';
import { useSentences } from '../../../lib/forms/use-sentences.ts';
import { PaymentMark } from '../../../lib/payment/payment-mark.tsx';
import { deviceValues } from '../../../lib/session/storage.ts';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { ChoiceList } from '../../../ui/choice-list.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import {
  chosenCard,
  chosenPayment,
  emptyPayment,
  fieldName,
  fieldsOf,
  keptCardField,
  mayKeep,
  missingFields,
  paymentChoice,
  type PaymentChoice,
  type PaymentValues,
} from './payment-values.ts';
import styles from '../checkout.module.css';

type Props = {
  readonly methods: readonly CheckoutPaymentMethodFragment[];
  readonly isGuest: boolean;
  /** What is chosen when the step opens. */
  readonly first: string | undefined;
  /** What the shop said about the account that was asked for. */
  readonly refusal: string | undefined;
  readonly onDone: (choice: PaymentChoice) => void;
};

/** Step three: how to pay, what that method asks, and an account for whoever wants one. Nothing is chosen for a guest (PAY-01). */
export function PaymentForm({ methods, isGuest, first, refusal, onDone }: Props) {
  const t = useMessages('checkout');
  const sentences = useSentences();
  const chosenOf = (values: PaymentValues) => methods.find(({ code }) => code === values.method);
  const form = useForm<PaymentValues>({
    initial: emptyPayment(methods, first),
    draft: 'checkout payment',
    check: (values) => {
      const method = chosenOf(values);
      const missing = missingFields(method, values).map(
        ({ code, label }) => [fieldName(method?.code ?? '', code), t('fieldRequired', { label: label ?? code })] as const,
      );
      return {
        ...(method ? {} : { method: t('paymentRequired') }),
        ...Object.fromEntries(missing),
        ...(isGuest && values.wantsAccount ? sentences({ password: checkNewPassword(values.password) }) : {}),
      };
    },
    send: async (values) => {
      const method = chosenOf(values);
      if (!method) return false;
      deviceValues.set('paymentChoice', method.code);
      saveDraft(chosenPayment, values);
      onDone(paymentChoice(method, values, isGuest));
      return true;
    },
  });
  if (methods.length === 0) return <p>{t('noPayment')}</p>;
  return (
    <FormFrame form={form} label={t('payment')} submit={t('toReview')}>
      <ChoiceList
        {...form.text('method')}
        label={t('paymentMethod')}
        choices={methods.map((method) => ({
          value: method.code,
          title: method.label,
          ...(method.description ? { text: method.description } : {}),
          mark: <PaymentMark code={method.code} label={method.label} />,
          ...(fieldsOf(method).length > 0 || mayKeep(method, isGuest)
            ? { inside: <MethodFields form={form} method={method} isKeepable={mayKeep(method, isGuest)} /> }
            : {}),
        }))}
      />
      {isGuest ? <AccountPart form={form} refusal={refusal} /> : null}
    </FormFrame>
  );
}

type FieldsProps = { readonly form: Form<PaymentValues>; readonly method: CheckoutPaymentMethodFragment; readonly isKeepable: boolean };

function MethodFields({ form, method, isKeepable }: FieldsProps) {
  const t = useMessages('checkout');
  return (
    <>
      {fieldsOf(method).map(({ code, label, type, options, is_required: isRequired }) => {
        const field = { ...form.text(fieldName(method.code, code)), label: label ?? code, optional: !isRequired };
        return type === 'select' ? (
          <SelectField
            key={code}
            {...field}
            options={[{ value: '', label: t(code === keptCardField ? 'otherCard' : 'choose') }, ...(options ?? [])]}
          />
        ) : (
          <TextField key={code} {...field} maxLength={64} />
        );
      })}
      {isKeepable && chosenCard(method, form.values) === undefined ? (
        <CheckboxField {...form.tick('isKept')}>{t('keepMethod')}</CheckboxField>
      ) : null}
    </>
  );
}

function AccountPart({ form, refusal }: { readonly form: Form<PaymentValues>; readonly refusal: string | undefined }) {
  const t = useMessages('checkout');
  return (
    <div className={styles.part}>
      {refusal === undefined ? null : <p className={styles.obstacle}>{refusal}</p>}
      <CheckboxField {...form.tick('wantsAccount')}>{t('wantsAccount')}</CheckboxField>
      {form.values.wantsAccount ? (
        <PasswordField {...form.text('password')} label={t('password')} hint={t('passwordHint')} autoComplete="new-password" />
      ) : null}
    </div>
  );
}
