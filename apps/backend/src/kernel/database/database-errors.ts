import { StorageAwayError } from '../storage/object-store.ts';

/** The database cannot answer now; the edge turns it into 503 with Retry-After. Nothing was acknowledged. */
export class DatabaseUnavailableError extends Error {
  /** `unreachable`: no connection; `busy`: reachable, but waited too long for a connection, a lock or a result. */
  readonly reason: 'unreachable' | 'busy';
  readonly retryAfterSeconds = 2;

  constructor(reason: 'unreachable' | 'busy', cause: unknown) {
    super(reason === 'busy' ? 'the database is too busy' : 'the database cannot be reached', { cause });
    this.name = 'DatabaseUnavailableError';
    this.reason = reason;
  }
}

// 25P03 ends a transaction that sat idle, 53xxx is out of disk, memory or connections, 57P0x a server going down or coming up. 25006 says
// that the server only reads: it was the primary until another one was chosen, and its connections are of no use any more.
const unreachableStates = /^(08...|57P0[1-5]|25P03|25006|53[0-3]..|58030)$/;
const busyStates = /^(55P03|57014)$/;
const nodeCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
]);
const unreachableText =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after|the embedded database stopped)/;
const busyText = /^(timeout exceeded when trying to connect|Query read timeout)/;

type ErrorFields = { readonly code?: unknown; readonly constraint?: unknown; readonly severity?: unknown; readonly cause?: unknown };

// What pg throws may come wrapped, so every question about an error is asked of its whole chain of causes.
function* chain(error: unknown): Generator<ErrorFields & { message?: unknown }> {
  for (let at = error, depth = 0; typeof at === 'object' && at !== null && depth < 5; at = (at as ErrorFields).cause, depth++) yield at;
}

/** The SQLSTATE of a failed statement, also of a wrapped one: 23505 is a broken unique constraint. */
export function sqlState(error: unknown): string | undefined {
  for (const { code } of chain(error)) if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  return undefined;
}

/** The name of the constraint a failed statement broke. */
export function brokenConstraint(error: unknown): string | undefined {
  for (const { constraint } of chain(error)) if (typeof constraint === 'string') return constraint;
  return undefined;
}

/** Finds out whether an error, however wrapped, means that the database is away or overloaded. */
export function findUnavailable(error: unknown): DatabaseUnavailableError | undefined {
  for (const link of chain(error)) {
    if (link instanceof DatabaseUnavailableError) return link;
    // A bucket that was asked in a transaction: its network has the same codes.
    if (link instanceof StorageAwayError) return undefined;
    const code = typeof link.code === 'string' ? link.code : '';
    // The server ended the connection over something that is not the statement's fault, e.g. a disk that is full.
    const isFatal = link.severity === 'FATAL' && code === 'XX000';
    const text = typeof link.message === 'string' ? link.message : '';
    if (busyStates.test(code) || busyText.test(text)) return new DatabaseUnavailableError('busy', error);
    if (isFatal || unreachableStates.test(code) || nodeCodes.has(code) || unreachableText.test(text))
      return new DatabaseUnavailableError('unreachable', error);
  }
  return undefined;
}
