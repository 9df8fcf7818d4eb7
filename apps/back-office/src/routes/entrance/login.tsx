import { useState } from 'react';
import { useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { DemoPeople } from '../../features/entrance/demo-people.tsx';
import { EntrancePage } from '../../features/entrance/entrance-page.tsx';
import type { Entered, LogInAnswer } from '../../features/entrance/follow.ts';
import { LogInForm } from '../../features/entrance/log-in-form.tsx';
import { SecondFactor } from '../../features/entrance/second-factor.tsx';
import { EntranceDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { askAtTheDoor } from '../../lib/api/api.ts';
import { setInside } from '../../lib/api/prompts.ts';
import { chooseBranch } from '../../lib/branches/chosen-branch.ts';
import { nextPath } from '../../lib/session/next-path.ts';

export async function clientLoader() {
  setInside(false);
  // Of whoever was here before.
  chooseBranch(undefined);
  return (await askAtTheDoor(EntranceDocument)).entrance;
}

export default function LogIn() {
  const t = useMessages('entrance');
  const { demo, demoPassword, branches } = useLoaderData<typeof clientLoader>();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [factors, setFactors] = useState<LogInAnswer['factors']>();
  const enter = (next: Entered) => void navigate(next === 'enrol' ? '/enrol' : nextPath(search.get('next')), { replace: true });
  const follow = (answer: LogInAnswer) => {
    if (answer.next === 'secondFactor') setFactors(answer.factors);
    else enter(answer.next);
  };
  if (factors)
    return (
      <EntrancePage title={t('secondFactorTitle')}>
        <SecondFactor factors={factors} onAnswer={follow} onBack={() => setFactors(undefined)} />
      </EntrancePage>
    );
  const people = demoPassword && demo.length > 0 && (
    <DemoPeople people={demo} branches={branches} password={demoPassword} onAnswer={follow} />
  );
  return (
    <EntrancePage title={t('logInTitle')} beside={people}>
      <LogInForm onEntered={enter} />
    </EntrancePage>
  );
}
