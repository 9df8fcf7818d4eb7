import type { Database } from '#kernel/database/database.ts';
import type { Logger } from '#kernel/logger.ts';

/** What somebody does at something that is open in one of their windows. */
export type Doing = 'looks' | 'edits' | 'leaves';

/** That somebody has something open; whoever may see the thing may know of them. */
export type Presence = {
  readonly entity: string;
  readonly entityId: string;
  readonly staffId: number;
  readonly name: string;
  readonly window: string;
  readonly doing: Doing;
  /** Where the thing is somebody's work. */
  readonly branches: readonly string[];
};

type Colleague = { readonly staffId: number; readonly name: string; readonly isEditing: boolean };
/** Who has something open now, after it became somebody else. */
export type CompanyNews = Pick<Presence, 'entity' | 'entityId' | 'branches'> & { readonly people: readonly Colleague[] };

export type Company = {
  /** Tells every process, this one too, which listens from then on. */
  say(presence: Presence): Promise<void>;
  /** Who has a thing open, each person once. */
  at(entity: string, entityId: string): readonly Colleague[];
  /** Who has what somebody has open, themselves included: what a stream begins with that may have missed it. */
  around(staffId: number): readonly CompanyNews[];
  onChange(listener: (news: CompanyNews) => void): void;
  /** Says once more what those do who are connected here, and forgets who is connected nowhere. */
  beat(isHere: (staffId: number) => boolean): Promise<void>;
  listen(): Promise<void>;
  close(): Promise<void>;
};

type Known = { readonly presence: Presence; readonly at: number };

const channel = 'staff_company';
/** What a process says that begins to listen: the others say again what they know. */
const hello = 'hello';
/** Nobody has more windows of the same thing open, and nobody knows of more people than fit a line. */
const mostWindows = 50;
/** Two beats and a bit: whose browser is gone is forgotten. */
const forgottenAfterMs = 50_000;

const thingOf = ({ entity, entityId }: Pick<Presence, 'entity' | 'entityId'>): string => `${entity} ${entityId}`;
const windowOf = ({ staffId, window }: Presence): string => `${staffId} ${window}`;

/**
 * Who has what open, in every process: kept in memory alone, told by notifications, never written. It lives as long as somebody's event
 * stream does, which says it again with every beat, so that a page has to speak only when it opens, begins to edit, and leaves.
 */
export function createCompany(database: Database, logger: Logger, now: () => number = () => performance.now()): Company {
  const things = new Map<string, Map<string, Known>>();
  const listeners = new Set<(news: CompanyNews) => void>();
  const at: Company['at'] = (entity, entityId) => peopleIn(things.get(thingOf({ entity, entityId })));

  const change = (presence: Presence, work: (windows: Map<string, Known>) => void): void => {
    const { entity, entityId, branches } = presence;
    const windows = things.get(thingOf(presence)) ?? new Map<string, Known>();
    const before = JSON.stringify(peopleIn(windows));
    work(windows);
    if (windows.size === 0) things.delete(thingOf(presence));
    else things.set(thingOf(presence), windows);
    const people = peopleIn(windows);
    if (JSON.stringify(people) === before) return;
    for (const listener of listeners) listener({ entity, entityId, branches, people });
  };
  const send = async (payload: string): Promise<void> => void (await database.query('select pg_notify($1, $2)', [channel, payload]));
  /** As it is now: it changes while it is told. */
  const everybody = (): readonly Known[] => [...things.values()].flatMap((windows) => [...windows.values()]);
  const repeat = async (): Promise<void> => {
    for (const { presence } of everybody()) await send(JSON.stringify(presence));
  };
  const hear = (payload: string): void => {
    if (payload === hello) return void repeat().catch((error: unknown) => logger.warn('staff.company-not-told', { error }));
    const presence = JSON.parse(payload) as Presence;
    change(presence, (windows) => {
      if (presence.doing === 'leaves') windows.delete(windowOf(presence));
      else if (windows.has(windowOf(presence)) || windows.size < mostWindows) windows.set(windowOf(presence), { presence, at: now() });
    });
  };
  let listening: Promise<() => Promise<void>> | undefined;
  const begin = async () => {
    const stop = await database.listen(channel, hear);
    await send(hello);
    return stop;
  };
  const listen = async (): Promise<void> => {
    await (listening ??= begin().catch((error: unknown) => {
      listening = undefined;
      throw error;
    }));
  };
  return {
    say: async (presence) => {
      await listen();
      await send(JSON.stringify(presence));
    },
    at,
    around: (staffId) => [...things.values()].flatMap((windows) => newsFor(staffId, windows)),
    onChange: (listener) => void listeners.add(listener),
    beat: async (isHere) => {
      for (const { presence, at: saidAt } of everybody()) {
        if (isHere(presence.staffId)) await send(JSON.stringify(presence));
        else if (now() - saidAt > forgottenAfterMs) change(presence, (windows) => windows.delete(windowOf(presence)));
      }
    },
    listen,
    close: async () => (await listening)?.(),
  };
}

/** What somebody who has a thing open would have heard of it. */
function newsFor(staffId: number, windows: ReadonlyMap<string, Known>): readonly CompanyNews[] {
  const own = [...windows.values()].find(({ presence }) => presence.staffId === staffId)?.presence;
  return own ? [{ entity: own.entity, entityId: own.entityId, branches: own.branches, people: peopleIn(windows) }] : [];
}

/** Each person once, in the order they came; who edits in one of their windows edits. */
function peopleIn(windows: ReadonlyMap<string, Known> | undefined): readonly Colleague[] {
  const people = new Map<number, Colleague>();
  for (const { presence } of windows?.values() ?? []) {
    const { staffId, name, doing } = presence;
    people.set(staffId, { staffId, name, isEditing: doing === 'edits' || (people.get(staffId)?.isEditing ?? false) });
  }
  return [...people.values()];
}
