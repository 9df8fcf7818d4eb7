import type { Tx } from '#kernel/database/database.ts';
import { notFound, ShopError } from '#kernel/errors.ts';
import { listActive, lockRequest, roles, storeAnswer, takeKey, writeDecision, type ApprovalRequest } from '#modules/staff/index.ts';
import { scopeOf } from './grants.ts';
import { hasTakenAway } from './own-doing.ts';
import { EditConflict } from './patch.ts';
import type { Permission } from './permissions.ts';
import { isCovered } from './question.ts';
import { checkActor, origin, Refused, runNow, type Action, type ActionParts, type Actor } from './run-action.ts';

type Decision = {
  readonly request: number;
  readonly approve: boolean;
  readonly reason: string | undefined;
  readonly key: string;
};
type Person = Actor & { readonly kind: 'staff' };
/** Actions that may wait for somebody, by name. */
export type Actions = ReadonlyMap<string, Action<never, unknown>>;

/** What somebody needs to decide about it. */
export const deciding = ({ permission, approvedBy }: Action<never, unknown>): Permission => approvedBy ?? permission;

/** Who is alone thinks it over for so long before deciding their own request. */
const aloneMs = 15 * 60_000;

/**
 * Decides what somebody else asked for. An approved one runs at once, with the input as it was asked for: when what it is about has
 * changed, it fails and nothing is done.
 */
export async function decide(parts: ActionParts, actions: Actions, actor: Person, decision: Decision): Promise<void> {
  const { database, clock } = parts;
  const asked = { actor: String(actor.identity.id), key: decision.key, action: 'approval.decide' };
  try {
    await database.transaction(async (tx) => {
      if (await takeKey(tx, asked, clock.now())) return;
      await decideNow(tx, parts, actions, actor, decision);
      await storeAnswer(tx, asked, null);
    });
  } catch (error) {
    if (!(error instanceof FailedAction)) throw error;
    await database.transaction(async (tx) => {
      if (await takeKey(tx, asked, clock.now())) return;
      await writeFailure(tx, parts, actor, decision.request, error.message);
      await storeAnswer(tx, asked, null);
    });
  }
}

const otherNow = 'what would be done is no longer what was asked for';

/** The action refused its stored input, or it means something else now. */
class FailedAction extends Error {
  override readonly name = 'FailedAction';
}

async function decideNow(tx: Tx, parts: ActionParts, actions: Actions, actor: Person, decision: Decision): Promise<void> {
  const { audit, clock } = parts;
  const request = await findLocked(tx, decision.request);
  const action = actions.get(request.action);
  if (!action) throw new Error(`nothing is known of the action ${request.action}`);
  checkActor(parts, { permission: deciding(action) }, actor);
  refuseUnlessWaiting(parts, request);
  const isAlone = await checkAsker(tx, parts, action, actor, request);
  const entry = { ...origin(actor), entity: 'approval', entityId: String(request.id), approvalId: request.id };
  const reason = [isAlone ? 'decided alone' : '', decision.reason ?? ''].filter((text) => text !== '').join(': ');
  if (!decision.approve) {
    await writeDecision(tx, request.id, { state: 'refused', by: actor.identity.id, reason }, clock.now());
    await audit.record(tx, { ...entry, action: 'approval.refuse', reason });
    return;
  }
  await audit.record(tx, { ...entry, action: isAlone ? 'approval.approveAlone' : 'approval.approve', reason });
  const result = await runStored(tx, parts, action, actor, request);
  await writeDecision(tx, request.id, { state: 'executed', by: actor.identity.id, reason, result }, clock.now());
}

/** A yes is one to the facts that were shown: what needs none any more may be done, what is another thing now may not. */
async function runStored(
  tx: Tx,
  parts: ActionParts,
  action: Action<never, unknown>,
  actor: Person,
  request: ApprovalRequest,
): Promise<unknown> {
  const input = request.input as never;
  try {
    const question = await action.fourEyes?.(tx, input, actor);
    if (question && !isCovered(question, request.facts)) throw new FailedAction(otherNow);
    return await runNow(tx, parts, action, actor, input, { approvalId: request.id });
  } catch (error) {
    if (error instanceof Refused || error instanceof EditConflict || error instanceof ShopError) throw new FailedAction(error.message);
    throw error;
  }
}

async function writeFailure(tx: Tx, { audit, clock }: ActionParts, actor: Person, id: number, reason: string): Promise<void> {
  const request = await lockRequest(tx, id);
  if (request?.state !== 'waiting') return;
  await writeDecision(tx, id, { state: 'failed', by: actor.identity.id, reason }, clock.now());
  const entry = { ...origin(actor), entity: 'approval', entityId: String(id), approvalId: id };
  await audit.record(tx, { ...entry, action: 'approval.fail', reason });
}

/** Takes a request of one's own back. */
export async function withdraw(parts: ActionParts, actor: Person, id: number, key: string): Promise<void> {
  const { database, clock, audit } = parts;
  const asked = { actor: String(actor.identity.id), key, action: 'approval.withdraw' };
  await database.transaction(async (tx) => {
    if (await takeKey(tx, asked, clock.now())) return;
    const request = await findLocked(tx, id);
    if (request.requestedBy !== actor.identity.id) throw notFound(`There is no request ${id} of yours.`);
    refuseUnlessWaiting(parts, request);
    await writeDecision(tx, id, { state: 'withdrawn', by: actor.identity.id, reason: null }, clock.now());
    await audit.record(tx, { ...origin(actor), action: 'approval.withdraw', entity: 'approval', entityId: String(id), approvalId: id });
    await storeAnswer(tx, asked, null);
  });
}

/** Whether somebody could decide a request now. */
export async function mayDecide(parts: ActionParts, actions: Actions, actor: Person, request: ApprovalRequest): Promise<boolean> {
  const action = actions.get(request.action);
  const isWaiting = request.state === 'waiting' && request.expiresAt > parts.clock.now();
  if (!action || !isWaiting || scopeOf(actor.identity.roles, deciding(action))?.all !== true) return false;
  if (request.requestedBy !== actor.identity.id) return true;
  return parts.database
    .transaction((tx) => checkAsker(tx, parts, action, actor, request))
    .catch((error: unknown) => {
      if (error instanceof Refused) return false;
      throw error;
    });
}

async function findLocked(tx: Tx, id: number): Promise<ApprovalRequest> {
  const request = await lockRequest(tx, id);
  if (!request) throw notFound(`There is no request ${id}.`);
  return request;
}

function refuseUnlessWaiting({ clock }: ActionParts, { state, expiresAt }: ApprovalRequest): void {
  if (state !== 'waiting' || expiresAt <= clock.now()) throw new Refused('not-waiting', 'The request was decided or has expired.');
}

/** The asker never decides, but where nobody else could, and not by their doing: then a quarter of an hour later, and the log says so. */
async function checkAsker(
  tx: Tx,
  parts: ActionParts,
  action: Action<never, unknown>,
  { identity }: Person,
  request: ApprovalRequest,
): Promise<boolean> {
  if (request.requestedBy !== identity.id) return false;
  const holders = (await listActive(tx, [...roles])).filter((account) => scopeOf(account.roles, deciding(action))?.all === true);
  if (holders.some(({ id }) => id !== identity.id)) throw new Refused('own-request', 'Somebody else decides what you asked for.');
  if (await hasTakenAway(tx, parts, deciding(action), request))
    throw new Refused('own-doing', 'You have taken the account or the roles of who could decide it, less than 72 hours before asking.');
  if (parts.clock.now().getTime() - request.requestedAt.getTime() < aloneMs)
    throw new Refused('too-early', 'You are the only one who could decide it: a quarter of an hour after asking for it.');
  return true;
}
