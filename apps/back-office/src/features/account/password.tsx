import { minStaffPasswordLength } from '@shop/rules/password';
import { useState } from 'react';
import { ChangePasswordDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { usePasswordProblem } from '../../lib/password/use-password-problem.ts';
import { useCall } from '../../lib/use-call.ts';
import { Button } from '../../ui/actions/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import styles from './account.module.css';
import { Part } from './part.tsx';
import { Problem } from './problem.tsx';
import { useRefresh } from '../../lib/list/use-refresh.ts';

export function Password({ hasPassword, email }: { readonly hasPassword: boolean; readonly email: string }) {
  const t = useMessages('account');
  const entrance = useMessages('entrance');
  const problemOf = usePasswordProblem();
  const refresh = useRefresh();
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  const [password, setPassword] = useState('');
  const close = () => {
    setOpen(false);
    setPassword('');
  };
  const change = useCall(async () => {
    await ask(ChangePasswordDocument, { password });
    close();
    setDone(true);
    await refresh();
  });
  const why = isDone ? t('passwordChanged') : hasPassword ? t('hasPassword') : t('noPassword');
  const action = !isOpen && (
    <Button size="s" isStepUp onClick={() => setOpen(true)}>
      {hasPassword ? t('changePassword') : t('setPassword')}
    </Button>
  );
  return (
    <Part title={t('password')} why={why} actions={action}>
      {isOpen && (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void change.run();
          }}
        >
          {/* So that a program that keeps passwords knows whose it is. */}
          <input hidden type="text" autoComplete="username" readOnly value={email} />
          <PasswordField
            label={t('newPassword')}
            hint={entrance('passwordRule', { count: minStaffPasswordLength })}
            autoComplete="new-password"
            required
            value={password}
            onChange={setPassword}
          />
          <p className={styles.note}>{t('passwordEnds')}</p>
          <Problem error={change.error} wrong={change.error && problemOf(change.error)} />
          <div className={styles.buttons}>
            <Button kind="main" type="submit" isPending={change.isPending}>
              {t('save')}
            </Button>
            <Button kind="quiet" onClick={close}>
              {t('cancel')}
            </Button>
          </div>
        </form>
      )}
    </Part>
  );
}
