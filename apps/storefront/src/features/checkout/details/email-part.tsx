import { useState } from 'react';
import { EmailTakenDocument } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { checkEmail } from '../../../lib/forms/check-email.ts';
import type { Form } from '../../../lib/forms/use-form.ts';
import { useShop } from '../../../lib/graphql/use-shop.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { DetailsValues } from './details-values.ts';
import { emailHint } from './email-hint.ts';
import styles from '../checkout.module.css';

type Props = { readonly form: Form<DetailsValues>; readonly onLogIn: (email: string) => void };

/** The address everything is sent to; whoever has an account may log in and never must (UX-35). */
export function EmailPart({ form, onLogIn }: Props) {
  const t = useMessages('checkout');
  const shop = useShop();
  const [taken, setTaken] = useState<string>();
  const field = form.text('email');
  const meant = checkEmail(field.value) === undefined ? emailHint(field.value) : undefined;
  const ask = async () => {
    const email = field.value.trim();
    if (checkEmail(email) !== undefined) return;
    const { isEmailAvailable } = await shop.query(EmailTakenDocument, { email });
    setTaken(isEmailAvailable?.is_email_available === false ? email : undefined);
  };
  return (
    <div>
      <TextField
        {...field}
        label={t('email')}
        hint={t('emailHint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        onBlur={() => {
          field.onBlur();
          // A courtesy: without an answer nothing is said.
          ask().catch(() => {});
        }}
      />
      <output className={styles.hint}>
        {meant === undefined ? null : (
          <>
            {t('emailTypo', { email: meant })} <LinkButton onClick={() => form.set({ email: meant })}>{t('emailTake')}</LinkButton>
          </>
        )}
        {taken !== undefined && taken === field.value.trim() ? (
          <>
            {t('emailKnown')} <LinkButton onClick={() => onLogIn(taken)}>{t('logIn')}</LinkButton>
          </>
        ) : null}
      </output>
    </div>
  );
}
