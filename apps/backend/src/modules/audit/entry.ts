import { hash } from 'node:crypto';

const actorKinds = ['staff', 'command', 'import', 'apiKey', 'job', 'shopper'] as const;
export type ActorKind = (typeof actorKinds)[number];

/** A field and what it was and is; with a customer it holds something about that person. */
export type Change = { readonly field: string; readonly before: unknown; readonly after: unknown; readonly customerId?: number };

/** What an entry keeps in place of a personal value. */
type ValueReference = { readonly personal: string | null; readonly digest: string };
export type StoredChange = { readonly field: string; readonly before: unknown; readonly after: unknown };

/** Who does something. */
export type AuditActor = { readonly kind: ActorKind; readonly id?: string | undefined; readonly name?: string | undefined };

/** What is written down. */
export type EntryInput = {
  readonly actor: AuditActor;
  readonly action: string;
  readonly entity?: string | undefined;
  readonly entityId?: string | undefined;
  readonly branchCode?: string | undefined;
  /** Who else hears of it, where it is of several branches. */
  readonly toldTo?: readonly string[] | undefined;
  readonly version?: number | undefined;
  readonly changes?: readonly Change[] | undefined;
  readonly reason?: string | undefined;
  readonly screen?: string | undefined;
  readonly requestId?: string | undefined;
  readonly approvalId?: number | undefined;
  readonly undoOf?: string | undefined;
  readonly bulkId?: string | undefined;
};

/** The columns a digest is made of, in this order. */
export type DigestedRow = {
  readonly at: Date;
  readonly actorKind: string;
  readonly actorId: string | null;
  readonly actorName: string | null;
  readonly screen: string | null;
  readonly action: string;
  readonly entity: string | null;
  readonly entityId: string | null;
  readonly branchCode: string | null;
  readonly version: number | null;
  readonly changesDigest: string;
  readonly reason: string | null;
  readonly requestId: string | null;
  readonly approvalId: number | null;
  readonly undoOf: string | null;
  readonly bulkId: string | null;
};

export const sha256 = (text: string): string => hash('sha256', text, 'hex');

/** JSON with its keys in order: the database gives them back in another one. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return `{${entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`)
    .join(',')}}`;
}

export const digestOfChanges = (changes: readonly StoredChange[]): string => sha256(canonical(changes));

export const digestOfRow = (row: DigestedRow): string =>
  sha256(
    canonical([
      row.at.toISOString(),
      row.actorKind,
      row.actorId,
      row.actorName,
      row.screen,
      row.action,
      row.entity,
      row.entityId,
      row.branchCode,
      row.version,
      row.changesDigest,
      row.reason,
      row.requestId,
      row.approvalId,
      row.undoOf,
      row.bulkId,
    ]),
  );

export const referenceTo = (id: string | null, digest: string): ValueReference => ({ personal: id, digest });

export const digestOfValue = (salt: string, value: unknown): string => sha256(`${salt} ${canonical(value)}`);

/** The id of the value an entry refers to; undefined when it holds the value itself. */
export const referredId = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'personal' in value && typeof value.personal === 'string' ? value.personal : undefined;
