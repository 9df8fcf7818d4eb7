import { useId, useState } from 'react';
import { PasskeyStepUpOptionsDocument, StepUpDocument, StepUpWithPasskeyDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { askAtTheDoor } from '../../lib/api/api.ts';
import { showPasskey } from '../../lib/passkey.ts';
import type { Person } from '../../lib/session/person.ts';
import { useCall } from '../../lib/use-call.ts';
import { Button } from '../../ui/actions/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { FormProblem } from './form-problem.tsx';
import styles from './entrance.module.css';
import { PasskeyButton } from './passkey-button.tsx';
import { useDemoPassword } from './use-demo-password.ts';

type Props = { readonly person: Person; readonly onDone: () => void; readonly onGiveUp: () => void };

/** Before what asks for it: the passkey, or the password and what belongs to it. */
export function StepUp({ person, onDone, onGiveUp }: Props) {
  const t = useMessages('entrance');
  const form = useId();
  const hasPasskey = person.passkeys.length > 0;
  const withPasskey = async () => {
    const { passkeyStepUpOptions } = await askAtTheDoor(PasskeyStepUpOptionsDocument);
    await askAtTheDoor(StepUpWithPasskeyDocument, { response: await showPasskey(passkeyStepUpOptions) });
    onDone();
  };
  const actions = (
    <>
      {person.hasPassword && (
        <Button kind="main" type="submit" form={form}>
          {t('confirm')}
        </Button>
      )}
      <Button kind="quiet" onClick={onGiveUp}>
        {t('cancel')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen size="s" title={t('stepUpTitle')} text={t('stepUpWhy')} onClose={onGiveUp} actions={actions}>
      <div className={styles.form}>
        {hasPasskey && <PasskeyButton label={t('usePasskey')} onPress={withPasskey} wrong={t('wrong')} />}
        {hasPasskey && person.hasPassword && <p className={styles.or}>{t('or')}</p>}
        {person.hasPassword && <PasswordAgain id={form} person={person} onDone={onDone} />}
      </div>
    </Dialog>
  );
}

type AgainProps = { readonly id: string; readonly person: Person; readonly onDone: () => void };

function PasswordAgain({ id, person, onDone }: AgainProps) {
  const t = useMessages('entrance');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const demoPassword = useDemoPassword();
  const needsCode = person.hasTotp || person.passkeys.length > 0;
  const prove = useCall(async () => {
    await askAtTheDoor(StepUpDocument, { password, code: needsCode ? code : null });
    onDone();
  });
  return (
    <form
      id={id}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void prove.run();
      }}
    >
      <input hidden type="text" autoComplete="username" readOnly value={person.email} />
      <PasswordField
        label={t('password')}
        hint={demoPassword && t('demoPassword', { password: demoPassword })}
        autoComplete="current-password"
        required
        value={password}
        onChange={setPassword}
      />
      {needsCode && (
        <TextField
          label={person.hasTotp ? t('code') : t('recoveryCode')}
          hint={person.hasTotp ? t('codeOfApp') : t('recoveryCodeHint')}
          autoComplete="one-time-code"
          required
          value={code}
          onChange={setCode}
        />
      )}
      {prove.error && <FormProblem error={prove.error} wrong={t('wrong')} />}
    </form>
  );
}
