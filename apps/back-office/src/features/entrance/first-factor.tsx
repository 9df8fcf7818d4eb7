import { useState } from 'react';
import { LogInDocument, LogInWithPasskeyDocument, PasskeyLogInOptionsDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { askAtTheDoor } from '../../lib/api/api.ts';
import { showPasskey } from '../../lib/passkey.ts';
import { useCall } from '../../lib/use-call.ts';
import { Button } from '../../ui/actions/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { LogInAnswer } from './follow.ts';
import { FormProblem } from './form-problem.tsx';
import styles from './entrance.module.css';
import { PasskeyButton } from './passkey-button.tsx';
import { useOfferedPasskey } from './use-offered-passkey.ts';

type Props = { readonly knownEmail?: string | undefined; readonly onAnswer: (answer: LogInAnswer) => void };

/** The first step of a log-in: a passkey without a name, or e-mail and password. */
export function FirstFactor({ knownEmail, onAnswer }: Props) {
  const t = useMessages('entrance');
  const [email, setEmail] = useState(knownEmail ?? '');
  const [password, setPassword] = useState('');
  const logIn = useCall(async () => onAnswer((await askAtTheDoor(LogInDocument, { email, password })).logIn));
  const withPasskey = async () => {
    const { passkeyLogInOptions } = await askAtTheDoor(PasskeyLogInOptionsDocument);
    const response = await showPasskey(passkeyLogInOptions);
    onAnswer((await askAtTheDoor(LogInWithPasskeyDocument, { response })).logInWithPasskey);
  };
  useOfferedPasskey(onAnswer);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void logIn.run();
      }}
    >
      <PasskeyButton isMain label={t('withPasskey')} onPress={withPasskey} wrong={t('wrong')} />
      <p className={styles.or}>{t('or')}</p>
      <TextField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="username webauthn"
        required
        value={email}
        onChange={setEmail}
        disabledReason={knownEmail === undefined ? undefined : ''}
      />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={setPassword}
      />
      {logIn.error && <FormProblem error={logIn.error} wrong={t('wrong')} />}
      <Button isWide type="submit" isPending={logIn.isPending}>
        {t('next')}
      </Button>
    </form>
  );
}
