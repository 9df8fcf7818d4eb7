import type { Clock } from '#kernel/clock.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import { authorizationError } from '#kernel/errors.ts';
import type { Audit, AuditActor, Change } from '#modules/audit/index.ts';
import { insertRequest, storeAnswer, takeKey, type Scope, type StaffIdentity } from '#modules/staff/index.ts';
import { authorize, type GrantSettings } from './grants.ts';
import { permissions, type Permission } from './permissions.ts';
import type { Question } from './question.ts';

/** Who changes something: a person at a screen, or a command or a file on the machine of the shop, which may do everything. */
export type Actor =
  | {
      readonly kind: 'staff';
      readonly identity: StaffIdentity;
      readonly scope: Scope;
      readonly requestId: string;
      readonly screen: string | undefined;
    }
  | { readonly kind: 'command' | 'import'; readonly scope: Scope };

/** What an action did: its answer, which must survive JSON, and what the log says of it. */
type Outcome<Answer> = { readonly answer: Answer; readonly entries: readonly Entry[] };
export type Entry = {
  /** What was done, where it was something else than was asked for. */
  readonly action?: string;
  readonly entity: string;
  readonly entityId: string;
  readonly branchCode?: string;
  readonly toldTo?: readonly string[];
  readonly version?: number;
  readonly changes: readonly Change[];
  readonly reason?: string;
  /** Of all that was changed at once. */
  readonly bulkId?: string;
};

/** Why nothing was done, for the person who asked. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: string;
  readonly field: string | undefined;
  /** What of the input it is about. */
  readonly about: readonly string[];

  constructor(code: string, message: string, field?: string, about: readonly string[] = []) {
    super(message);
    this.code = code;
    this.field = field;
    this.about = about;
  }
}

/** One thing staff can do. `run` locks, checks the input again and changes, all in one transaction. */
export type Action<Input, Answer> = {
  readonly name: string;
  readonly permission: Permission;
  readonly isOfBranch?: true;
  /** Its input is an edit, so that its entries can be undone by the reverse edit. */
  readonly isEdit?: true;
  /** What somebody else has to decide about; undefined when it may be done at once. Whoever has the permission decides. */
  readonly fourEyes?: (tx: Tx, input: Input, actor: Actor) => Promise<Question | undefined>;
  /** Who decides then, when not whoever has the permission. */
  readonly approvedBy?: Permission;
  readonly run: (tx: Tx, input: Input, actor: Actor) => Promise<Outcome<Answer>>;
};

/** What changing something needs. */
export type WriteParts = {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<Audit, 'record'>;
  readonly settings: GrantSettings;
};

export type ActionParts = WriteParts & { readonly audit: Audit };

/** What came of it. */
export type Done<Answer> = { readonly kind: 'done'; readonly answer: Answer } | { readonly kind: 'waits'; readonly request: number };

/**
 * The one way to change anything: permission, scope and fresh factors are checked here once more, whatever the caller checked; then one
 * transaction takes the key, asks for a second person or runs the action, and writes the log.
 */
export async function runAction<Input, Answer>(
  parts: WriteParts,
  action: Action<Input, Answer>,
  actor: Actor,
  input: Input,
  { key, undoOf }: { readonly key?: string; readonly undoOf?: string } = {},
): Promise<Done<Answer>> {
  const { database, clock } = parts;
  checkActor(parts, action, actor);
  return database.transaction(async (tx) => {
    const asked = key === undefined ? undefined : { actor: actorId(actor), key, action: action.name };
    const first = asked && (await takeKey(tx, asked, clock.now()));
    if (first) return first.answer as Done<Answer>;
    const question = actor.kind === 'staff' ? await action.fourEyes?.(tx, input, actor) : undefined;
    const done: Done<Answer> =
      question !== undefined && actor.kind === 'staff'
        ? { kind: 'waits', request: await askForApproval(tx, parts, action, { actor, input, question }) }
        : { kind: 'done', answer: await runNow(tx, parts, action, actor, input, { undoOf }) };
    if (asked) await storeAnswer(tx, asked, done);
    return done;
  });
}

/** Runs an action whose caller has been checked, in a transaction that is open. */
export async function runNow<Input, Answer>(
  tx: Tx,
  { audit }: WriteParts,
  action: Action<Input, Answer>,
  actor: Actor,
  input: Input,
  why: { readonly approvalId?: number | undefined; readonly undoOf?: string | undefined },
): Promise<Answer> {
  const { answer, entries } = await action.run(tx, input, actor);
  for (const entry of entries) {
    await audit.record(tx, { action: action.name, ...entry, ...origin(actor), ...why });
  }
  return answer;
}

/** Refuses who may not do it. */
export function checkActor(
  { clock, settings }: WriteParts,
  action: Pick<Action<never, unknown>, 'permission' | 'isOfBranch'>,
  actor: Actor,
): void {
  if (actor.kind !== 'staff') return;
  const rule = { permission: action.permission, isOfBranch: action.isOfBranch === true, stepUp: permissions[action.permission].stepUp };
  const scope = authorize(actor.identity, rule, settings, clock.now());
  if (!scope.all && actor.scope.all) throw authorizationError('The scope is wider than the permission.');
}

type Asked<Input> = { readonly actor: Actor & { readonly kind: 'staff' }; readonly input: Input; readonly question: Question };

async function askForApproval<Input, Answer>(
  tx: Tx,
  { audit, clock }: WriteParts,
  action: Action<Input, Answer>,
  { actor, input, question }: Asked<Input>,
): Promise<number> {
  const request = { action: action.name, input, facts: question, requestedBy: actor.identity.id };
  const id = await insertRequest(tx, request, clock.now());
  const changes = Object.entries(question).map(([field, after]) => ({ field, before: null, after }));
  await audit.record(tx, { ...origin(actor), action: 'approval.ask', entity: 'approval', entityId: String(id), changes });
  return id;
}

/** Who did it, as the log has it. */
export function origin(actor: Actor): { readonly actor: AuditActor; readonly requestId?: string; readonly screen?: string | undefined } {
  if (actor.kind !== 'staff') return { actor: { kind: actor.kind } };
  const { identity, requestId, screen } = actor;
  return { actor: { kind: 'staff', id: String(identity.id), name: identity.name }, requestId, screen };
}

const actorId = (actor: Actor): string => (actor.kind === 'staff' ? String(actor.identity.id) : actor.kind);
