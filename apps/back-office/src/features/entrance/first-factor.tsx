import { useState } from 'react';
import { LogInDocument, LogInWithPasskeyDocument, PasskeyLogInOptionsDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { askAtTheDoor } from '../../lib/api/api.ts';
import { knowsPasskeys, PasskeyError, showPasskey } from '../../lib/passkey.ts';
import { useCall } from '../../lib/use-call.ts';
import { Button } from '../../ui/actions/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { LogInAnswer } from './follow.ts';
import { FormProblem } from './form-problem.tsx';
import styles from './entrance.module.css';
import { useOfferedPasskey } from './use-offered-passkey.ts';

type Props = { readonly knownEmail?: string | undefined; readonly onAnswer: (answer: LogInAnswer) => void };

export function FirstFactor({ knownEmail, onAnswer }: Props) {
  const t = useMessages('entrance');
  const [email, setEmail] = useState(knownEmail ?? '');
  const [password, setPassword] = useState('');
  const [isUnread, setUnread] = useState(false);
  const logIn = useCall(async () => onAnswer((await askAtTheDoor(LogInDocument, { email, password })).logIn));
  const withPasskey = useCall(async () => {
    setUnread(false);
    try {
      const { passkeyLogInOptions } = await askAtTheDoor(PasskeyLogInOptionsDocument);
      const response = await showPasskey(passkeyLogInOptions);
      onAnswer((await askAtTheDoor(LogInWithPasskeyDocument, { response })).logInWithPasskey);
    } catch (error) {
      if (!(error instanceof PasskeyError)) throw error;
      setUnread(true);
    }
  });
  useOfferedPasskey(onAnswer);
  const error = logIn.error ?? withPasskey.error;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void logIn.run();
      }}
    >
      <Button
        isWide
        kind="main"
        icon="fingerprint"
        isPending={withPasskey.isPending}
        disabledReason={knowsPasskeys() ? undefined : t('noPasskeys')}
        onClick={() => void withPasskey.run()}
      >
        {t('withPasskey')}
      </Button>
      {isUnread && <FormProblem text={t('passkeyFailed')} />}
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
      {error && <FormProblem error={error} wrong={t('wrong')} />}
      <Button isWide type="submit" isPending={logIn.isPending}>
        {t('next')}
      </Button>
    </form>
  );
}
