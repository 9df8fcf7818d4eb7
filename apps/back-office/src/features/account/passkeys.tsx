import { useState } from 'react';
import {
  AddPasskeyDocument,
  PasskeyRegistrationOptionsDocument,
  RemovePasskeyDocument,
  RenamePasskeyDocument,
} from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { browserName } from '../../lib/browser-name.ts';
import { knowsPasskeys, makePasskey, PasskeyError } from '../../lib/passkey.ts';
import { useCall } from '../../lib/use-call.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import type { OwnAccount } from './account-type.ts';
import styles from './account.module.css';
import { Part } from './part.tsx';
import { Problem } from './problem.tsx';
import { useRefresh } from '../../lib/list/use-refresh.ts';

type Props = Pick<OwnAccount, 'passkeys'> & { readonly onCodes: (codes: readonly string[]) => void };

/** The passkeys of an account: one more, another name, one less. */
export function Passkeys({ passkeys, onCodes }: Props) {
  const t = useMessages('account');
  const refresh = useRefresh();
  const [unmade, setUnmade] = useState<string>();
  const add = useCall(async () => {
    setUnmade(undefined);
    try {
      const { passkeyRegistrationOptions } = await ask(PasskeyRegistrationOptionsDocument);
      const response = await makePasskey(passkeyRegistrationOptions);
      const { addPasskey } = await ask(AddPasskeyDocument, { name: browserName(navigator.userAgent), response });
      if (addPasskey.codes) onCodes(addPasskey.codes);
      await refresh();
    } catch (error) {
      if (!(error instanceof PasskeyError)) throw error;
      setUnmade(error.isKnown ? t('passkeyKnown') : t('passkeyFailed'));
    }
  });
  const action = (
    <Button
      size="s"
      isStepUp
      isPending={add.isPending}
      disabledReason={knowsPasskeys() ? undefined : t('noPasskeys')}
      onClick={() => void add.run()}
    >
      {t('addPasskey')}
    </Button>
  );
  return (
    <Part title={t('passkeys')} why={t('passkeysWhy')} actions={action}>
      <Problem error={add.error} wrong={t('passkeyFailed')} />
      {unmade !== undefined && (
        <p className={styles.problem} role="alert">
          <Icon name="warning-circle-fill" />
          {unmade}
        </p>
      )}
      {passkeys.length > 0 && (
        <ul className={styles.rows}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
    </Part>
  );
}

function PasskeyRow({ passkey: { id, name, createdAt, usedAt } }: { readonly passkey: OwnAccount['passkeys'][number] }) {
  const t = useMessages('account');
  const { day, moment } = useFormats();
  const refresh = useRefresh();
  const [typed, setTyped] = useState<string>();
  const rename = useCall(async () => {
    await ask(RenamePasskeyDocument, { id, name: typed ?? name });
    setTyped(undefined);
    await refresh();
  });
  const remove = useCall(async () => {
    await ask(RemovePasskeyDocument, { id });
    await refresh();
  });
  const used = usedAt ? t('passkeyUsed', { when: moment(usedAt) }) : t('passkeyUnused');
  return (
    <li className={styles.row}>
      <Icon name="key" />
      {typed === undefined ? (
        <>
          <span className={styles.words}>
            <span className={styles.name}>{name}</span>
            <span className={styles.note}>{`${t('passkeyMade', { when: day(createdAt) })} · ${used}`}</span>
          </span>
          <Button size="xs" aria-label={t('renameOf', { name })} onClick={() => setTyped(name)}>
            {t('rename')}
          </Button>
          <Button size="xs" isStepUp aria-label={t('removeOf', { name })} isPending={remove.isPending} onClick={() => void remove.run()}>
            {t('remove')}
          </Button>
        </>
      ) : (
        <form
          className={styles.inline}
          onSubmit={(event) => {
            event.preventDefault();
            void rename.run();
          }}
        >
          <TextField label={t('passkeyName')} hint={t('passkeyNameHint')} required maxLength={60} value={typed} onChange={setTyped} />
          <Button kind="main" type="submit" isPending={rename.isPending}>
            {t('save')}
          </Button>
          <Button kind="quiet" onClick={() => setTyped(undefined)}>
            {t('cancel')}
          </Button>
        </form>
      )}
      <Problem error={rename.error ?? remove.error} />
    </li>
  );
}
