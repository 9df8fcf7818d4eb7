import { notFound } from '#kernel/errors.ts';
import { StorageAwayError } from '#kernel/storage/object-store.ts';
import { findRequest, type ApprovalRequest } from '#modules/staff/index.ts';
import { mayDecide } from '../decide.ts';
import type { Parts } from '../parts.ts';
import { EditConflict, type Edit } from '../patch.ts';
import { sentenceOf, titleOf } from '../write-question.ts';
import { Refused, type Actor, type Done } from '../run-action.ts';
import type { Granted } from '../schema.ts';

/** The caller as whoever changes something. */
export const actorOf = ({ identity, scope, requestId, screen }: Granted): Actor & { readonly kind: 'staff' } => ({
  kind: 'staff',
  identity,
  scope,
  requestId,
  screen,
});

type Shown = Readonly<Record<string, unknown>> & { readonly typename: string };

/** What came of a change as the contract says it: saved, refused, in conflict, or waiting for somebody. */
export async function resultOf<Answer>(
  parts: Parts,
  context: Granted,
  work: () => Promise<Done<Answer>>,
  show: (answer: Answer) => Promise<Shown>,
  edited?: { readonly entity: string; readonly edit: Edit },
): Promise<Shown> {
  try {
    const done = await work();
    if (done.kind === 'done') return await show(done.answer);
    const request = await findRequest(parts.database, done.request);
    if (!request) throw notFound('There is no such request.');
    return { typename: 'WaitsForApproval', request: await requestShape(parts, context, request) };
  } catch (error) {
    if (error instanceof EditConflict && edited) return conflictShape(parts, error, edited);
    return refusalShape(refusalIn(error));
  }
}

/** Why nothing was done; what is no refusal is thrown again. */
export function refusalIn(error: unknown): Refused {
  if (error instanceof Refused) return error;
  if (error instanceof StorageAwayError)
    return new Refused('storage-away', 'The storage of the shop does not answer: try again in a moment.');
  throw error;
}

export const refusalShape = ({ code, message, field, about }: Refused): Shown => ({ typename: 'Refusal', code, message, field, about });

async function conflictShape(
  { audit, database }: Parts,
  { fields, version }: EditConflict,
  { entity, edit }: { readonly entity: string; readonly edit: Edit },
): Promise<Shown> {
  const since = await audit.changesSince(database, entity, edit.id, edit.version);
  return {
    typename: 'EditConflict',
    version,
    fields: fields.map((field) => {
      const last = since.find((one) => one.field === field.path);
      return { ...field, by: last?.by ?? null, at: last?.at ?? null };
    }),
  };
}

export const requestShape = async (parts: Parts, context: Granted, request: ApprovalRequest): Promise<Shown> => ({
  typename: 'ApprovalRequest',
  id: String(request.id),
  action: request.action,
  title: titleOf(request, reader(parts, context)),
  summary: sentenceOf(request, reader(parts, context)),
  state: request.state === 'waiting' && request.expiresAt <= context.now ? 'expired' : request.state,
  requestedBy: request.requestedByName,
  requestedAt: request.requestedAt,
  expiresAt: request.expiresAt,
  decidedBy: request.decidedByName,
  decidedAt: request.decidedAt,
  reason: request.reason,
  isMine: request.requestedBy === context.identity.id,
  canDecide: await mayDecide(parts, parts.byName, actorOf(context), request),
});

/** Branches are called by name, in whatever language. */
function reader({ branches }: Parts, { identity: { language } }: Granted) {
  return { language, branchName: (code: string) => branches().find((one) => one.code === code)?.name ?? code };
}
