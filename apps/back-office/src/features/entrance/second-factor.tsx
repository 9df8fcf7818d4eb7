import { useState } from 'react';
import { PasskeyStepUpOptionsDocument, ProveCodeDocument, ProveWithPasskeyDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { askAtTheDoor } from '../../lib/api/api.ts';
import { PasskeyError, showPasskey } from '../../lib/passkey.ts';
import { useCall } from '../../lib/use-call.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextButton } from '../../ui/actions/text-button.tsx';
import { CodeField } from '../../ui/fields/code-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { LogInAnswer } from './follow.ts';
import { FormProblem } from './form-problem.tsx';
import styles from './entrance.module.css';

type Props = {
  readonly factors: LogInAnswer['factors'];
  readonly onAnswer: (answer: LogInAnswer) => void;
  readonly onBack: () => void;
};

/** After the password: a code of the app, a recovery code, or a passkey. */
export function SecondFactor({ factors, onAnswer, onBack }: Props) {
  const t = useMessages('entrance');
  const [code, setCode] = useState('');
  const [isRecovery, setRecovery] = useState(!factors.includes('totp'));
  const [isUnread, setUnread] = useState(false);
  const prove = useCall(async (typed: string) => onAnswer((await askAtTheDoor(ProveCodeDocument, { code: typed })).proveCode));
  const withPasskey = useCall(async () => {
    setUnread(false);
    try {
      const { passkeyStepUpOptions } = await askAtTheDoor(PasskeyStepUpOptionsDocument);
      const response = await showPasskey(passkeyStepUpOptions);
      onAnswer((await askAtTheDoor(ProveWithPasskeyDocument, { response })).proveWithPasskey);
    } catch (error) {
      if (!(error instanceof PasskeyError)) throw error;
      setUnread(true);
    }
  });
  const change = (recovery: boolean) => {
    setRecovery(recovery);
    setCode('');
  };
  const error = prove.error ?? withPasskey.error;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void prove.run(code);
      }}
    >
      {factors.includes('passkey') && (
        <Button isWide icon="fingerprint" isPending={withPasskey.isPending} onClick={() => void withPasskey.run()}>
          {t('usePasskey')}
        </Button>
      )}
      {isUnread && <FormProblem text={t('passkeyFailed')} />}
      {isRecovery ? (
        <TextField
          label={t('recoveryCode')}
          hint={t('recoveryCodeHint')}
          name="recovery"
          autoComplete="off"
          value={code}
          onChange={setCode}
        />
      ) : (
        <CodeField
          label={t('code')}
          hint={t('codeOfApp')}
          autoFocus
          value={code}
          onChange={setCode}
          onComplete={(typed) => void prove.run(typed)}
        />
      )}
      {error && <FormProblem error={error} wrong={t('wrongCode')} />}
      <Button isWide kind="main" type="submit" isPending={prove.isPending}>
        {t('logIn')}
      </Button>
      <div className={styles.ways}>
        <TextButton tone="quiet" onClick={onBack}>
          {t('back')}
        </TextButton>
        {factors.includes('totp') && (
          <TextButton onClick={() => change(!isRecovery)}>{isRecovery ? t('useApp') : t('useRecoveryCode')}</TextButton>
        )}
      </div>
    </form>
  );
}
