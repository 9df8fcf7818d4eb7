import { useCallback, useEffect, useState } from 'react';
import type { Doing } from '../../generated/graphql.ts';
import { ApiError } from '../api/api-error.ts';
import type { Colleague } from '../events/stream.ts';
import { useNews } from '../events/use-news.ts';

/** One for each window of the browser: who has two of them open is still one person. */
const ownWindow = crypto.randomUUID();

type Options = {
  /** What the event stream calls it. */
  readonly entity: string;
  readonly id: string;
  readonly isEditing: boolean;
  /** Says what is done here and gives who else is there; must not change between renders. */
  readonly say: (window: string, doing: Doing) => Promise<readonly Colleague[]>;
};

/** Without a connection nobody knows who else is there: whatever the screen itself asks for says so. */
function leaveRefusals(error: unknown): undefined {
  if (!(error instanceof ApiError)) throw error;
  return undefined;
}

/** Who else has the same thing open, and tells them what is done here; they forget it with the window. */
export function useCompany({ entity, id, isEditing, say }: Options): readonly Colleague[] {
  const [others, setOthers] = useState<readonly Colleague[]>([]);
  const tell = useCallback(async () => say(ownWindow, isEditing ? 'edits' : 'looks').catch(leaveRefusals), [say, isEditing]);
  useEffect(() => {
    let isCurrent = true;
    void tell().then((found) => {
      if (found && isCurrent) setOthers(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [tell]);
  useEffect(() => {
    const leave = () => void say(ownWindow, 'leaves').catch(leaveRefusals);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [say]);
  useNews((news) => {
    if (news.kind === 'back') void tell().then((found) => found && setOthers(found));
    if (news.kind === 'company' && news.company.entity === entity && news.company.id === id) setOthers(news.company.others);
  });
  return others;
}
