import { lazy, Suspense, useEffect } from 'react';
import { useOpenPrompt } from '../../lib/api/prompts.ts';
import { emptyDrafts } from '../../lib/edits/draft-store.ts';
import { changes } from '../../lib/events/changes.ts';
import { setLeaving } from '../../lib/session/leaving.ts';
import { usePerson } from '../../lib/session/person.ts';
import { onTabNews } from '../../lib/session/sessions-channel.ts';

const LogInAgain = lazy(async () => ({ default: (await import('../../features/entrance/log-in-again.tsx')).LogInAgain }));
const StepUp = lazy(async () => ({ default: (await import('../../features/entrance/step-up.tsx')).StepUp }));

/** Whoever logs out in one tab is out in all: what is typed in this one goes as well, and nothing is written after it. */
async function leave(): Promise<void> {
  setLeaving(true);
  try {
    await emptyDrafts();
  } finally {
    location.assign('/staff/login');
  }
}

/** What a call asks of its person, over the screen they are on. */
export function Prompts() {
  const person = usePerson();
  const open = useOpenPrompt();
  useEffect(
    () =>
      onTabNews((news) => {
        if (news === 'out') return void leave();
        // Whoever is in again need not say it twice.
        if (open?.prompt === 'logIn') open.answer(true);
        return changes.start();
      }),
    [open],
  );
  const goOn = () => {
    open?.answer(true);
    changes.start();
  };
  if (!open) return null;
  return (
    <Suspense>
      {open.prompt === 'logIn' ? (
        <LogInAgain person={person} onDone={goOn} onGiveUp={() => open.answer(false)} />
      ) : (
        <StepUp person={person} onDone={() => open.answer(true)} onGiveUp={() => open.answer(false)} />
      )}
    </Suspense>
  );
}
