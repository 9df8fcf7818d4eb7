import { useEffect } from 'react';
import { Outlet, redirect, useLoaderData, useRevalidator, type ShouldRevalidateFunctionArgs } from 'react-router';
import { Frame } from '../../features/frame/frame.tsx';
import { MeDocument } from '../../generated/graphql.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { ask } from '../../lib/api/api.ts';
import { setInside } from '../../lib/api/prompts.ts';
import { BranchesProvider, loadBranches } from '../../lib/branches/branches.ts';
import { DraftOwner } from '../../lib/edits/draft-owner.tsx';
import { changes } from '../../lib/events/changes.ts';
import { useNews } from '../../lib/events/use-news.ts';
import { registerWorker } from '../../lib/browser/new-version.ts';
import { speak } from '../../lib/language.ts';
import { isLeaving } from '../../lib/session/leaving.ts';
import { PersonProvider } from '../../lib/session/person.ts';
import { Prompts } from './prompts.tsx';

/** Who is here, and where they work; nobody is led to the log-in, and back afterwards. */
export async function clientLoader({ request }: { readonly request: Request }) {
  try {
    const [{ me }, branches] = await Promise.all([ask(MeDocument), loadBranches()]);
    await speak(me.language, 'entrance', 'office');
    setInside(true);
    changes.start();
    return { person: me, branches };
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'loggedOut') throw error;
    const { pathname, search } = new URL(request.url);
    const next = `${pathname.replace(/^\/staff(?=\/|$)/, '')}${search}`;
    throw redirect(next === '' || next === '/' ? '/login' : `/login?next=${encodeURIComponent(next)}`);
  }
}

/** Not with every step somebody takes: after a change of their own, and when something was asked for anew. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean => currentUrl.href === nextUrl.href;

export default function FrameRoute() {
  const { person, branches } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  // Some windows refuse workers: the office works without one.
  useEffect(() => void registerWorker().catch(() => undefined), []);
  // What somebody may do can change while they work, or the session ends: the menu follows at once.
  useNews((news) => {
    const isMe = news.kind === 'change' && news.change.entity === 'staff' && news.change.id === person.id;
    if (!isLeaving() && (isMe || news.kind === 'sessionEnded')) void revalidate();
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
