import { useRef, useState } from 'react';
import { InviteStaffDocument, type StaffLanguage } from '../../generated/graphql.ts';
import type { ApiError } from '../../lib/api/api-error.ts';
import { ask, newKey } from '../../lib/api/api.ts';
import { useRefusal } from '../../lib/refusals/use-refusal.ts';
import { useCall } from '../../lib/use-call.ts';
import type { Grant } from './role-grants.ts';

export type Invite = { readonly email: string; readonly name: string; readonly language: StaffLanguage; readonly roles: readonly Grant[] };
export type Invited = { readonly kind: 'sent'; readonly id: string } | { readonly kind: 'waits'; readonly request: string };

type Inviting = {
  readonly run: (invite: Invite) => Promise<void>;
  readonly isPending: boolean;
  readonly error: ApiError | undefined;
  /** What the shop said about a field, or about all of it. */
  readonly problem: { readonly field: string | undefined; readonly text: string } | undefined;
};

/** Sends an invitation; the same one pressed twice is sent once. */
export function useInvite(onInvited: (invited: Invited) => void): Inviting {
  const refusalText = useRefusal();
  const [problem, setProblem] = useState<Inviting['problem']>();
  const last = useRef<{ readonly sent: string; readonly key: string }>(undefined);
  const { run, isPending, error } = useCall(async (invite: Invite) => {
    setProblem(undefined);
    const sent = JSON.stringify(invite);
    if (last.current?.sent !== sent) last.current = { sent, key: newKey() };
    const { inviteStaff: answer } = await ask(InviteStaffDocument, {
      input: { ...invite, roles: [...invite.roles], key: last.current.key },
    });
    if (answer.__typename === 'StaffSaved') onInvited({ kind: 'sent', id: answer.staff.id });
    else if (answer.__typename === 'WaitsForApproval') onInvited({ kind: 'waits', request: answer.request.id });
    else if (answer.__typename === 'Refusal') setProblem({ field: answer.field ?? undefined, text: refusalText(answer) });
  });
  return { run, isPending, error, problem };
}
