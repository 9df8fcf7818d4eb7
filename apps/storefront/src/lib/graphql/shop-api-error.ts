import type { GraphqlError } from './executor.ts';

export type ErrorCategory =
  | 'input'
  | 'authentication'
  | 'authorization'
  | 'no-such-entity'
  | 'already-exists'
  /** The backend failed and hides why. */
  | 'internal'
  /** No answer, or none we can read. */
  | 'network'
  | 'timeout';

const known: Readonly<Record<string, ErrorCategory>> = {
  'graphql-input': 'input',
  'graphql-authentication': 'authentication',
  'graphql-authorization': 'authorization',
  'graphql-no-such-entity': 'no-such-entity',
  'graphql-already-exists': 'already-exists',
};

/** The one error a call to the backend throws; `message` is the backend's own text. */
export class ShopApiError extends Error {
  readonly category: ErrorCategory;
  readonly operation: string;
  readonly errors: readonly GraphqlError[];
  /** What arrived in spite of the errors. */
  declare readonly partialData: unknown;
  /** The log-in behind the call is over, and the visitor has been told. */
  declare readonly isSessionOver?: boolean;

  constructor(
    category: ErrorCategory,
    message: string,
    details: { operation: string; errors?: readonly GraphqlError[]; partialData?: unknown; cause?: unknown; isSessionOver?: boolean },
  ) {
    super(message, { cause: details.cause });
    this.name = 'ShopApiError';
    this.category = category;
    this.operation = details.operation;
    this.errors = details.errors ?? [];
    if (details.isSessionOver) this.isSessionOver = true;
    // Not enumerable: it may hold personal data, and loggers write every property they see.
    Object.defineProperty(this, 'partialData', { value: details.partialData, enumerable: false });
  }

  /** The token itself was refused, and nothing was run. A wrong password is an authentication error too, but one of a field. */
  get isTokenRefused(): boolean {
    return this.category === 'authentication' && this.errors.every(({ path }) => path === undefined);
  }

  asEndOfSession(): ShopApiError {
    const { operation, errors } = this;
    return new ShopApiError(this.category, this.message, { operation, errors, isSessionOver: true });
  }

  /** Whoever asked has to wait. */
  get isRateLimited(): boolean {
    return this.errors.some(({ extensions }) => extensions?.['code'] === 'RATE_LIMITED');
  }
}

/** Magento's `extensions.category`, without its prefix; anything unknown is a failure of the backend. */
function categoryOf(error: GraphqlError): ErrorCategory {
  return known[String(error.extensions?.['category'])] ?? 'internal';
}

// An authorization error decides about the session, so it wins over whatever else went wrong.
const gravity: readonly ErrorCategory[] = ['authorization', 'authentication', 'internal', 'no-such-entity', 'already-exists', 'input'];

/** Makes one error of a list: the gravest category, with the text that belongs to it. */
export function errorFromResponse(operation: string, errors: readonly GraphqlError[], partialData: unknown): ShopApiError {
  const sorted = [...errors].sort((a, b) => gravity.indexOf(categoryOf(a)) - gravity.indexOf(categoryOf(b)));
  const first = sorted[0] ?? { message: 'No data' };
  return new ShopApiError(categoryOf(first), first.message, { operation, errors: sorted, partialData });
}
