import { minStaffPasswordLength } from '@shop/rules/password';
import { useState } from 'react';
import {
  AcceptInvitationDocument,
  AcceptInvitationWithPasskeyDocument,
  PasskeyInvitationOptionsDocument,
} from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { askAtTheDoor } from '../../lib/api/api.ts';
import { makePasskey } from '../../lib/passkey.ts';
import { usePasswordProblem } from '../../lib/password/use-password-problem.ts';
import { useCall } from '../../lib/use-call.ts';
import { Button } from '../../ui/actions/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import type { LogInAnswer } from './follow.ts';
import { FormProblem } from './form-problem.tsx';
import styles from './entrance.module.css';
import { PasskeyButton } from './passkey-button.tsx';

type Props = { readonly token: string; readonly name: string; readonly onAnswer: (answer: LogInAnswer) => void };

/** A new colleague makes a passkey, or chooses a password. */
export function InvitationForm({ token, name, onAnswer }: Props) {
  const t = useMessages('entrance');
  const problemOf = usePasswordProblem();
  const [password, setPassword] = useState('');
  const accept = useCall(async () => onAnswer((await askAtTheDoor(AcceptInvitationDocument, { token, password })).acceptInvitation));
  const withPasskey = async () => {
    const { passkeyInvitationOptions } = await askAtTheDoor(PasskeyInvitationOptionsDocument, { token });
    const response = await makePasskey(passkeyInvitationOptions);
    const variables = { token, name: t('passkeyName', { name }), response };
    onAnswer((await askAtTheDoor(AcceptInvitationWithPasskeyDocument, variables)).acceptInvitationWithPasskey);
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void accept.run();
      }}
    >
      <p className={styles.why}>{t('chooseWhich')}</p>
      <PasskeyButton isMain label={t('makePasskey')} onPress={withPasskey} wrong={t('badLink')} />
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
      {accept.error && <FormProblem error={accept.error} wrong={problemOf(accept.error) ?? t('badLink')} />}
      <Button isWide type="submit" isPending={accept.isPending}>
        {t('choosePassword')}
      </Button>
    </form>
  );
}
