import { lazy, Suspense, useEffect } from 'react';
import { useOpenPrompt } from '../../lib/api/prompts.ts';
import { usePerson } from '../../lib/session/person.ts';
import { onTabNews } from '../../lib/session/sessions-channel.ts';

const LogInAgain = lazy(async () => ({ default: (await import('../../features/entrance/log-in-again.tsx')).LogInAgain }));
const StepUp = lazy(async () => ({ default: (await import('../../features/entrance/step-up.tsx')).StepUp }));

/** What a call asks of its person, over the screen they are on. */
export function Prompts() {
  const person = usePerson();
  const open = useOpenPrompt();
  useEffect(
    () =>
      onTabNews((news) => {
        // Whoever logs out in one tab is out in all; whoever is in again need not say it twice.
        if (news === 'out') location.assign('/staff/login');
        else if (open?.prompt === 'logIn') open.answer(true);
      }),
    [open],
  );
  if (!open) return null;
  return (
    <Suspense>
      {open.prompt === 'logIn' ? (
        <LogInAgain person={person} onDone={() => open.answer(true)} onGiveUp={() => open.answer(false)} />
      ) : (
        <StepUp person={person} onDone={() => open.answer(true)} onGiveUp={() => open.answer(false)} />
      )}
    </Suspense>
  );
}
