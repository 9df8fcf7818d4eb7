import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { Passkeys } from '../../features/account/passkeys.tsx';
import { Password } from '../../features/account/password.tsx';
import { RecoveryCodes } from '../../features/account/recovery-codes.tsx';
import { Recovery } from '../../features/account/recovery.tsx';
import { Sessions } from '../../features/account/sessions.tsx';
import { Totp } from '../../features/account/totp.tsx';
import { You } from '../../features/account/you.tsx';
import { OwnAccountDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { learn } from '../../lib/language.ts';
import { Page } from '../../shell/page.tsx';
import { PageColumns } from '../../ui/show/page-columns.tsx';

export async function clientLoader() {
  const [{ me }] = await Promise.all([ask(OwnAccountDocument), learn('people')]);
  return me;
}

/** Own account: who somebody is, what they log in with, where they are logged in. */
export default function Account() {
  const t = useMessages('account');
  const me = useLoaderData<typeof clientLoader>();
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <Page title={t('title')}>
      <PageColumns isForm>
        <You me={me} />
        {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />}
        <Passkeys passkeys={me.passkeys} onCodes={setCodes} />
        <Totp hasTotp={me.hasTotp} onCodes={setCodes} />
        <Recovery recoveryCodesLeft={me.recoveryCodesLeft} hasTotp={me.hasTotp} passkeys={me.passkeys} onCodes={setCodes} />
        <Password hasPassword={me.hasPassword} email={me.email} />
        <Sessions sessions={me.sessions} />
      </PageColumns>
    </Page>
  );
}
