import { useEffect, useRef, useState } from 'react';
import { PasskeyStepUpOptionsDocument, ProveCodeDocument, ProveWithPasskeyDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { askAtTheDoor } from '../../lib/api/api.ts';
import { showPasskey } from '../../lib/passkey.ts';
import { useCall } from '../../lib/use-call.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextButton } from '../../ui/actions/text-button.tsx';
import { CodeField } from '../../ui/fields/code-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { LogInAnswer } from './follow.ts';
import { FormProblem } from './form-problem.tsx';
import styles from './entrance.module.css';
import { PasskeyButton } from './passkey-button.tsx';

type Props = {
  readonly factors: LogInAnswer['factors'];
  readonly onAnswer: (answer: LogInAnswer) => void;
  readonly onBack: () => void;
};

/** After the password: a code of the app, a recovery code, or a passkey. */
export function SecondFactor({ factors, onAnswer, onBack }: Props) {
  const t = useMessages('entrance');
  const [isRecovery, setRecovery] = useState(!factors.includes('totp'));
  const withPasskey = async () => {
    const { passkeyStepUpOptions } = await askAtTheDoor(PasskeyStepUpOptionsDocument);
    const response = await showPasskey(passkeyStepUpOptions);
    onAnswer((await askAtTheDoor(ProveWithPasskeyDocument, { response })).proveWithPasskey);
  };
  return (
    <div className={styles.form}>
      {factors.includes('passkey') && <PasskeyButton isMain label={t('usePasskey')} onPress={withPasskey} wrong={t('wrong')} />}
      <CodeForm key={String(isRecovery)} isRecovery={isRecovery} onAnswer={onAnswer} />
      <div className={styles.ways}>
        <TextButton tone="quiet" onClick={onBack}>
          {t('back')}
        </TextButton>
        {factors.includes('totp') && (
          <TextButton onClick={() => setRecovery(!isRecovery)}>{isRecovery ? t('useApp') : t('useRecoveryCode')}</TextButton>
        )}
      </div>
    </div>
  );
}

function CodeForm({ isRecovery, onAnswer }: { readonly isRecovery: boolean; readonly onAnswer: Props['onAnswer'] }) {
  const t = useMessages('entrance');
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // The one thing to do in this step.
  useEffect(() => field.current?.focus(), []);
  const prove = useCall(async (typed: string) => onAnswer((await askAtTheDoor(ProveCodeDocument, { code: typed })).proveCode));
  const shared = { ref: field, value: code, onChange: setCode };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void prove.run(code);
      }}
    >
      {isRecovery ? (
        <TextField {...shared} label={t('recoveryCode')} hint={t('recoveryCodeHint')} name="recovery" autoComplete="off" />
      ) : (
        <CodeField {...shared} label={t('code')} hint={t('codeOfApp')} onComplete={(typed) => void prove.run(typed)} />
      )}
      {prove.error && <FormProblem error={prove.error} wrong={t('wrongCode')} />}
      <Button isWide type="submit" isPending={prove.isPending}>
        {t('logIn')}
      </Button>
    </form>
  );
}
