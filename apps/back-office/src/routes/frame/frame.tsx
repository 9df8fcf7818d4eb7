import { useEffect } from 'react';
import { Outlet, redirect, useLoaderData } from 'react-router';
import { Frame } from '../../features/frame/frame.tsx';
import { MeDocument } from '../../generated/graphql.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { ask } from '../../lib/api/api.ts';
import { setInside } from '../../lib/api/prompts.ts';
import { BranchesProvider, loadBranches } from '../../lib/branches/branches.ts';
import { keepChoiceAmong } from '../../lib/branches/chosen-branch.ts';
import { checkVersion, registerWorker } from '../../lib/browser/new-version.ts';
import { DraftOwner } from '../../lib/edits/draft-owner.tsx';
import { changes } from '../../lib/events/changes.ts';
import { useNews } from '../../lib/events/use-news.ts';
import { speak } from '../../lib/language.ts';
import { isLeaving } from '../../lib/session/leaving.ts';
import { PersonProvider } from '../../lib/session/person.ts';
import { Prompts } from './prompts.tsx';
import { onlyOnRefresh, useRefresh } from '../../lib/list/use-refresh.ts';

const read = async () => {
  const [{ me }, branches] = await Promise.all([ask(MeDocument), loadBranches()]);
  return { person: me, branches };
};
/** What the frame was last made of. */
let known: Awaited<ReturnType<typeof read>> | undefined;

/** Where the shop is too busy for an answer the frame stays as it was: its screen says so, and asks again. */
async function readPatiently() {
  try {
    return (known = await read());
  } catch (error) {
    if (known && error instanceof ApiError && (error.kind === 'busy' || error.kind === 'offline')) return known;
    throw error;
  }
}

/** Who is here, and where they work; nobody is led to the log-in, and back afterwards, and who lacks a second factor to making one. */
export async function clientLoader({ request }: { readonly request: Request }) {
  try {
    const { person, branches } = await readPatiently();
    await speak(person.language, 'entrance', 'office');
    setInside(true);
    keepChoiceAmong(branches);
    changes.start();
    return { person, branches };
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'enrol') throw redirect('/enrol');
    if (!(error instanceof ApiError) || error.kind !== 'loggedOut') throw error;
    const { pathname, search } = new URL(request.url);
    const next = `${pathname.replace(/^\/staff(?=\/|$)/, '')}${search}`;
    throw redirect(next === '' || next === '/' ? '/login' : `/login?next=${encodeURIComponent(next)}`);
  }
}

/** Not with every step somebody takes: after a change of their own, and when something was asked for anew. */
export const shouldRevalidate = onlyOnRefresh;

export default function FrameRoute() {
  const { person, branches } = useLoaderData<typeof clientLoader>();
  const refresh = useRefresh();
  // Some windows refuse workers: the office works without one.
  useEffect(() => void registerWorker().catch(() => undefined), []);
  useNews((news) => {
    if (isLeaving()) return;
    // What somebody may do can change while they work, or the session ends: the menu follows at once.
    const isMe = news.kind === 'change' && news.change.entity === 'staff' && news.change.id === person.id;
    // After a break nobody knows what was missed, and a server that started again may be a new version.
    if (news.kind === 'back') checkVersion();
    if (isMe || news.kind === 'sessionEnded' || news.kind === 'back') void refresh();
  });
  return (
    <PersonProvider value={person}>
      <BranchesProvider value={branches}>
        <DraftOwner staff={person.id}>
          <Frame>
            <Outlet />
          </Frame>
        </DraftOwner>
        <Prompts />
      </BranchesProvider>
    </PersonProvider>
  );
}
