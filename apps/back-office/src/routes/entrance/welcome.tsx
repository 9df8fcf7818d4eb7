import { useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { BadLink } from '../../features/entrance/bad-link.tsx';
import { EntrancePage } from '../../features/entrance/entrance-page.tsx';
import type { LogInAnswer } from '../../features/entrance/follow.ts';
import { InvitationForm } from '../../features/entrance/invitation-form.tsx';
import { SecondFactor } from '../../features/entrance/second-factor.tsx';
import { InvitationDocument } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { askAtTheDoor } from '../../lib/api/api.ts';
import { setInside } from '../../lib/api/prompts.ts';
import { speak } from '../../lib/language.ts';

/** The token stands behind the #: a browser sends it to nobody. */
export async function clientLoader() {
  setInside(false);
  const token = location.hash.slice(1);
  const { invitation } = await askAtTheDoor(InvitationDocument, { token });
  if (invitation) await speak(invitation.language, 'entrance');
  return { token, invitation: invitation ?? undefined };
}

export default function Welcome() {
  const { token, invitation } = useLoaderData<typeof clientLoader>();
  const t = useMessages('entrance');
  const { moment } = useFormats();
  const navigate = useNavigate();
  const [factors, setFactors] = useState<LogInAnswer['factors']>();
  const follow = ({ next, factors: wanted }: LogInAnswer) => {
    if (next === 'secondFactor') setFactors(wanted);
    // Whoever has just come makes a second factor next; it is asked for anyway, at once or in a week.
    else void navigate(next === 'enrol' ? '/enrol' : '/account', { replace: true });
  };
  if (!invitation) return <BadLink />;
  if (factors)
    return (
      <EntrancePage title={t('secondFactorTitle')}>
        <SecondFactor factors={factors} onAnswer={follow} onBack={() => setFactors(undefined)} />
      </EntrancePage>
    );
  return (
    <EntrancePage title={t('welcomeTitle', { name: invitation.name })} why={t('welcomeWhy', { when: moment(invitation.expiresAt) })}>
      <InvitationForm token={token} name={invitation.name} onAnswer={follow} />
    </EntrancePage>
  );
}
