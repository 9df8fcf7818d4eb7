import { useState } from 'react';
import { redirect, useLoaderData, useNavigate } from 'react-router';
import { Passkeys } from '../../features/account/passkeys.tsx';
import { RecoveryCodes } from '../../features/account/recovery-codes.tsx';
import { Totp } from '../../features/account/totp.tsx';
import { EntrancePage } from '../../features/entrance/entrance-page.tsx';
import { MeDocument, OwnAccountDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { ask, askAtTheDoor } from '../../lib/api/api.ts';
import { setInside } from '../../lib/api/prompts.ts';
import { speak } from '../../lib/language.ts';
import { PersonProvider } from '../../lib/session/person.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Prompts } from '../frame/prompts.tsx';

export async function clientLoader() {
  try {
    const { me: person } = await askAtTheDoor(MeDocument);
    await speak(person.language, 'entrance', 'office', 'people');
    setInside(true);
    return { person, me: (await ask(OwnAccountDocument)).me };
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'loggedOut') throw redirect('/login');
    throw error;
  }
}

/** The second factor is due: nothing else can be done before there is one. */
export default function Enrol() {
  const t = useMessages('entrance');
  const { person, me } = useLoaderData<typeof clientLoader>();
  const navigate = useNavigate();
  const [codes, setCodes] = useState<readonly string[]>();
  const goOn = () => void navigate('/', { replace: true });
  const hasFactor = me.hasTotp || me.passkeys.length > 0;
  return (
    <PersonProvider value={person}>
      <EntrancePage title={t('enrolTitle')} why={t('enrolWhy')} isWide>
        {codes ? (
          <RecoveryCodes codes={codes} onDone={goOn} />
        ) : (
          <>
            <Passkeys passkeys={me.passkeys} onCodes={setCodes} />
            <Totp hasTotp={me.hasTotp} onCodes={setCodes} />
            {hasFactor && (
              <Button kind="main" onClick={goOn}>
                {t('next')}
              </Button>
            )}
          </>
        )}
      </EntrancePage>
      <Prompts />
    </PersonProvider>
  );
}
