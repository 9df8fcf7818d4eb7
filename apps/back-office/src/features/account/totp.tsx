import { lazy, Suspense, useState } from 'react';
import { ConfirmTotpDocument, RemoveTotpDocument, StartTotpDocument, type StartTotpMutation } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { useCall } from '../../lib/use-call.ts';
import { Button } from '../../ui/actions/button.tsx';
import { CodeField } from '../../ui/fields/code-field.tsx';
import styles from './account.module.css';
import { Part } from './part.tsx';
import { Problem } from './problem.tsx';
import { useRefresh } from '../../lib/list/use-refresh.ts';

// For the few minutes in which somebody connects an app.
const QrCode = lazy(async () => ({ default: (await import('./qr/qr-code.tsx')).QrCode }));

type Setup = StartTotpMutation['startTotp'];

type Props = {
  readonly hasTotp: boolean;
  readonly onCodes: (codes: readonly string[]) => void;
};

/** The app on a phone that shows a code. */
export function Totp({ hasTotp, onCodes }: Props) {
  const t = useMessages('account');
  const refresh = useRefresh();
  const [setup, setSetup] = useState<Setup>();
  const start = useCall(async () => setSetup((await ask(StartTotpDocument)).startTotp));
  const remove = useCall(async () => {
    await ask(RemoveTotpDocument);
    await refresh();
  });
  const action = hasTotp ? (
    <Button size="s" isStepUp isPending={remove.isPending} onClick={() => void remove.run()}>
      {t('totpRemove')}
    </Button>
  ) : (
    !setup && (
      <Button size="s" isStepUp isPending={start.isPending} onClick={() => void start.run()}>
        {t('totpStart')}
      </Button>
    )
  );
  const finish = async (codes: readonly string[]) => {
    setSetup(undefined);
    onCodes(codes);
    await refresh();
  };
  return (
    <Part title={t('totp')} why={hasTotp ? t('totpOn') : t('totpOff')} actions={action}>
      <Problem error={remove.error ?? start.error} />
      {setup && !hasTotp && <Connect setup={setup} onDone={finish} onCancel={() => setSetup(undefined)} />}
    </Part>
  );
}

type ConnectProps = {
  readonly setup: Setup;
  readonly onDone: (codes: readonly string[]) => Promise<void>;
  readonly onCancel: () => void;
};

function Connect({ setup: { uri, secret }, onDone, onCancel }: ConnectProps) {
  const t = useMessages('account');
  const [code, setCode] = useState('');
  const confirm = useCall(async (typed: string) => onDone((await ask(ConfirmTotpDocument, { code: typed })).confirmTotp.codes));
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void confirm.run(code);
      }}
    >
      <p>{t('totpScan')}</p>
      <div className={styles.setup}>
        <div className={styles.picture}>
          <Suspense>
            <QrCode text={uri} label={t('totpPicture')} />
          </Suspense>
        </div>
        <dl className={styles.secret}>
          <dt>{t('totpSecret')}</dt>
          <dd>
            <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          </dd>
          <dd>
            <a href={uri} className={styles.link}>
              {t('totpOpen')}
            </a>
          </dd>
        </dl>
      </div>
      <CodeField label={t('totpCode')} value={code} onChange={setCode} />
      <Problem error={confirm.error} wrong={t('wrongCode')} />
      <div className={styles.buttons}>
        <Button kind="main" type="submit" isPending={confirm.isPending}>
          {t('totpConfirm')}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
