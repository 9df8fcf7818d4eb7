import { PassThrough, type Readable } from 'node:stream';
import type { Database } from '#kernel/database/database.ts';
import { BusyError } from '#kernel/errors.ts';
import type { Logger } from '#kernel/logger.ts';
import { auditChannel, type AuditNotice } from '#modules/audit/index.ts';
import { sessionChannel, type Staff, type StaffIdentity } from '#modules/staff/index.ts';
import type { Company, CompanyNews } from './company.ts';
import { scopeOf } from './grants.ts';
import { permissions, type Permission } from './permissions.ts';

type Options = {
  readonly database: Database;
  readonly sessions: Pick<Staff['sessions'], 'living'>;
  readonly company: Company;
  readonly logger: Logger;
};

type Stream = { readonly identity: StaffIdentity; readonly out: PassThrough };

export type EventStreams = {
  /** What happens from now on that somebody may see, as server-sent events; ends with the session. */
  open(identity: StaffIdentity): Promise<Readable>;
  /** Ends all of them; their browsers come again, to another process. */
  close(): Promise<void>;
};

/** One a browser is enough: its tabs pass it on. A few more while it reloads. */
const mostOfSession = 4;
const mostOfProcess = 1_000;
/** Who does not read is let go before it costs memory. */
const mostUnreadBytes = 64 * 1024;
/** Proxies cut what is silent for a minute; and whether sessions have run out is looked at as often. */
const heartbeatMs = 20_000;

/** Who may hear of what; of things that are not here, who reads the log. */
const seenWith: Readonly<Record<string, Permission>> = {
  staff: 'staff.read',
  setting: 'settings.read',
  approval: 'today.read',
  order: 'orders.read',
  telephone: 'orders.create',
  return: 'returns.read',
  giftcard: 'giftcards.read',
  price: 'prices.read',
  campaign: 'prices.read',
  withdrawal: 'forms.read',
  message: 'forms.read',
  review: 'reviews.moderate',
  customer: 'customers.read',
  coupon: 'prices.read',
  stock: 'stock.read',
  product: 'catalog.read',
  category: 'catalog.read',
  brand: 'catalog.read',
  attribute: 'catalog.read',
  chart: 'catalog.read',
  content: 'content.read',
};

/** Tells open browsers what was changed, in whatever process it was. */
export function createEventStreams({ database, sessions, company, logger }: Options): EventStreams {
  const streams = new Set<Stream>();
  let listening: Promise<readonly (() => Promise<void>)[]> | undefined;
  let heartbeat: NodeJS.Timeout | undefined;

  const end = (stream: Stream, why: 'session' | 'restart'): void => {
    if (!streams.delete(stream)) return;
    stream.out.end(eventText('end', { why }));
  };
  const { check, checkSoon } = watchSessions({ sessions, logger }, end);
  const tell = (name: string, seen: Seen, shown: (identity: StaffIdentity) => object): void => {
    for (const stream of streams) {
      if (!maySee(stream.identity, seen)) continue;
      stream.out.write(eventText(name, shown(stream.identity)));
      if (stream.out.writableLength > mostUnreadBytes) end(stream, 'restart');
    }
  };
  const pass = (payload: string): void => {
    const notice = JSON.parse(payload) as AuditNotice;
    tell('change', notice, (identity) => shownTo(identity, notice));
  };
  company.onChange((news) => tell('company', news, (identity) => othersIn(identity, news)));
  const beat = (): void => {
    for (const { out } of streams) out.write(': \n\n');
    checkSoon([...streams]);
    const here = new Set([...streams].map(({ identity }) => identity.id));
    company.beat((id) => here.has(id)).catch((error: unknown) => logger.warn('staff.company-not-told', { error }));
  };
  const begin = () => {
    heartbeat ??= setInterval(beat, heartbeatMs).unref();
    const isOf = (staffId: string | undefined, { identity }: Stream) => staffId === undefined || String(identity.id) === staffId;
    return listenFor(database, pass, (staffId) => checkSoon([...streams].filter((stream) => isOf(staffId, stream))));
  };

  return {
    open: async (identity) => {
      const own = [...streams].filter((one) => one.identity.sessionHash === identity.sessionHash);
      if (own.length >= mostOfSession || streams.size >= mostOfProcess) throw new BusyError('too many streams');
      await (listening ??= begin().catch((error: unknown) => {
        listening = undefined;
        throw error;
      }));
      await company.listen();
      const stream = { identity, out: new PassThrough({ highWaterMark: mostUnreadBytes }) };
      stream.out.once('close', () => streams.delete(stream));
      streams.add(stream);
      // A proxy that collects what it passes on sees that there is something.
      stream.out.write('retry: 2000\n\n');
      for (const news of company.around(identity.id)) stream.out.write(eventText('company', othersIn(identity, news)));
      // A session that ended before anybody listened for it.
      await check([stream]).catch((error: unknown) => {
        end(stream, 'restart');
        throw error;
      });
      return stream.out;
    },
    close: async () => {
      clearInterval(heartbeat);
      for (const stream of streams) end(stream, 'restart');
      for (const stop of (await listening) ?? []) await stop();
      await company.close();
    },
  };
}

/** Ends the streams of sessions that have ended. */
function watchSessions({ sessions, logger }: Pick<Options, 'sessions' | 'logger'>, end: (stream: Stream, why: 'session') => void) {
  const check = async (watched: readonly Stream[]): Promise<void> => {
    if (watched.length === 0) return;
    const living = await sessions.living(watched.map(({ identity }) => identity.sessionHash));
    for (const stream of watched) if (!living.has(stream.identity.sessionHash)) end(stream, 'session');
  };
  /** A database that is away is asked again at the next beat. */
  const checkSoon = (watched: readonly Stream[]): void =>
    void check(watched).catch((error: unknown) => logger.warn('staff.sessions-not-checked', { error }));
  return { check, checkSoon };
}

/** Changes, and whose sessions have ended; nobody's in particular after a gap in which that may have been missed. */
const listenFor = async (database: Database, onChange: (payload: string) => void, onEnd: (staffId?: string) => void) => [
  await database.listen(auditChannel, onChange),
  await database.listen(sessionChannel, onEnd, () => onEnd()),
];

const eventText = (name: string, data: object): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

const shownTo = ({ id }: StaffIdentity, { entity, entityId, version, action, by, byId }: AuditNotice) => ({
  entity,
  id: entityId,
  version: version ?? null,
  action,
  by: by ?? null,
  isMine: byId === String(id),
});

const othersIn = ({ id }: StaffIdentity, { entity, entityId, people }: CompanyNews) => ({
  entity,
  id: entityId,
  others: people.filter(({ staffId }) => staffId !== id).map(({ name, isEditing }) => ({ name, isEditing })),
});

type Seen = Pick<AuditNotice, 'entity' | 'branch' | 'branches'>;

/** What has no branch is not for who works in some of them only. */
function maySee({ roles, strength }: StaffIdentity, { entity, branch, branches = [] }: Seen): boolean {
  const permission = seenWith[entity] ?? 'audit.read';
  const scope = scopeOf(roles, permission);
  if (!scope || (strength === 'pin' && !permissions[permission].withPin)) return false;
  if (scope.all || permission === 'today.read') return true;
  return scope.branches.some((own) => own === branch || branches.includes(own));
}
