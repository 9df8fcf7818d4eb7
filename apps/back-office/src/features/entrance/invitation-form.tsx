import { minStaffPasswordLength } from '@shop/rules/password';
import { useState } from 'react';
import {
  AcceptInvitationDocument,
  AcceptInvitationWithPasskeyDocument,
  PasskeyInvitationOptionsDocument,
} from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { askAtTheDoor } from '../../lib/api/api.ts';
import { knowsPasskeys, makePasskey, PasskeyError } from '../../lib/passkey.ts';
import { useCall } from '../../lib/use-call.ts';
import { Button } from '../../ui/actions/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import type { LogInAnswer } from './follow.ts';
import { FormProblem } from './form-problem.tsx';
import styles from './entrance.module.css';
import { usePasswordProblem } from '../../lib/password/use-password-problem.ts';

type Props = { readonly token: string; readonly name: string; readonly onAnswer: (answer: LogInAnswer) => void };

/** A new colleague makes a passkey, or chooses a password. */
export function InvitationForm({ token, name, onAnswer }: Props) {
  const t = useMessages('entrance');
  const [password, setPassword] = useState('');
  const [isUnread, setUnread] = useState(false);
  const accept = useCall(async () => onAnswer((await askAtTheDoor(AcceptInvitationDocument, { token, password })).acceptInvitation));
  const withPasskey = useCall(async () => {
    setUnread(false);
    try {
      const { passkeyInvitationOptions } = await askAtTheDoor(PasskeyInvitationOptionsDocument, { token });
      const response = await makePasskey(passkeyInvitationOptions);
      const variables = { token, name: t('passkeyName', { name }), response };
      onAnswer((await askAtTheDoor(AcceptInvitationWithPasskeyDocument, variables)).acceptInvitationWithPasskey);
    } catch (error) {
      if (!(error instanceof PasskeyError)) throw error;
      setUnread(true);
    }
  });
  const error = accept.error ?? withPasskey.error;
  const wrongPassword = usePasswordProblem();
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void accept.run();
      }}
    >
      <p className={styles.why}>{t('chooseWhich')}</p>
      <Button
        isWide
        kind="main"
        icon="fingerprint"
        isPending={withPasskey.isPending}
        disabledReason={knowsPasskeys() ? undefined : t('noPasskeys')}
        onClick={() => void withPasskey.run()}
      >
        {t('makePasskey')}
      </Button>
      {isUnread && <FormProblem text={t('passkeyFailed')} />}
      <p className={styles.or}>{t('or')}</p>
      <PasswordField
        label={t('newPassword')}
        hint={t('passwordRule', { count: minStaffPasswordLength })}
        name="password"
        autoComplete="new-password"
        required
        value={password}
        onChange={setPassword}
      />
      {error && <FormProblem error={error} wrong={wrongPassword(error) ?? t('badLink')} />}
      <Button isWide type="submit" isPending={accept.isPending}>
        {t('choosePassword')}
      </Button>
    </form>
  );
}
