import { useId, useState } from 'react';
import { PasskeyStepUpOptionsDocument, StepUpDocument, StepUpWithPasskeyDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { askAtTheDoor } from '../../lib/api/api.ts';
import { PasskeyError, showPasskey } from '../../lib/passkey.ts';
import type { Person } from '../../lib/session/person.ts';
import { useCall } from '../../lib/use-call.ts';
import { Button } from '../../ui/actions/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { FormProblem } from './form-problem.tsx';
import styles from './entrance.module.css';

type Props = { readonly person: Person; readonly onDone: () => void; readonly onGiveUp: () => void };

/** Before what asks for it: the passkey, or the password and what belongs to it. */
export function StepUp({ person, onDone, onGiveUp }: Props) {
  const t = useMessages('entrance');
  const form = useId();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isUnread, setUnread] = useState(false);
  const hasPasskey = person.passkeys.length > 0;
  const needsCode = person.hasTotp || hasPasskey;
  const prove = useCall(async () => {
    await askAtTheDoor(StepUpDocument, { password, code: needsCode ? code : null });
    onDone();
  });
  const withPasskey = useCall(async () => {
    setUnread(false);
    try {
      const { passkeyStepUpOptions } = await askAtTheDoor(PasskeyStepUpOptionsDocument);
      await askAtTheDoor(StepUpWithPasskeyDocument, { response: await showPasskey(passkeyStepUpOptions) });
      onDone();
    } catch (error) {
      if (!(error instanceof PasskeyError)) throw error;
      setUnread(true);
    }
  });
  const error = prove.error ?? withPasskey.error;
  const actions = (
    <>
      {person.hasPassword && (
        <Button kind="main" type="submit" form={form} isPending={prove.isPending}>
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
      <form
        id={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void prove.run();
        }}
      >
        {hasPasskey && (
          <Button isWide icon="fingerprint" isPending={withPasskey.isPending} onClick={() => void withPasskey.run()}>
            {t('usePasskey')}
          </Button>
        )}
        {isUnread && <FormProblem text={t('passkeyFailed')} />}
        {hasPasskey && person.hasPassword && <p className={styles.or}>{t('or')}</p>}
        {person.hasPassword && (
          <>
            <input hidden type="text" autoComplete="username" readOnly value={person.email} />
            <PasswordField label={t('password')} autoComplete="current-password" required value={password} onChange={setPassword} />
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
          </>
        )}
        {error && <FormProblem error={error} wrong={t('wrong')} />}
      </form>
    </Dialog>
  );
}
