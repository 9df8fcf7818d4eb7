/**
 * Why a call gave nothing: nobody is logged in, the factors have to be shown again, a second factor has to be made first, the roles do not
 * allow it, it does not exist (any more, or in these branches), what was sent was wrong, there is no connection, the shop has too much to
 * do, or it failed.
 */
export type ApiErrorKind = 'loggedOut' | 'stepUp' | 'enrol' | 'refused' | 'gone' | 'wrong' | 'offline' | 'busy' | 'failed';

type More = { readonly code?: string | undefined; readonly requestId?: string | undefined; readonly cause?: unknown };

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** What the server calls it, where it says more than the kind. */
  readonly code: string | undefined;
  /** For whoever looks into the log of the shop. */
  readonly requestId: string | undefined;

  constructor(kind: ApiErrorKind, message: string, { code, requestId, cause }: More = {}) {
    super(message, { cause });
    this.kind = kind;
    this.code = code;
    this.requestId = requestId;
  }
}

type GraphqlError = { readonly message: string; readonly extensions?: Readonly<Record<string, unknown>> };
export type GraphqlAnswer = { readonly data?: unknown; readonly errors?: readonly GraphqlError[] };

const kinds: Readonly<Record<string, ApiErrorKind>> = {
  'graphql-authentication': 'loggedOut',
  'graphql-authorization': 'refused',
  'graphql-no-such-entity': 'gone',
  'graphql-input': 'wrong',
  'graphql-already-exists': 'wrong',
};
/** A refusal that says what has to come first. */
const firstSteps: Readonly<Record<string, ApiErrorKind>> = { 'second-factor': 'loggedOut', 'step-up': 'stepUp', enrol: 'enrol' };

export function errorOf(status: number, { errors = [] }: GraphqlAnswer, requestId: string | undefined): ApiError {
  const { message = 'The shop gave no answer.', extensions = {} } =
    errors.find((error) => error.extensions?.['category']) ?? errors[0] ?? {};
  const text = (name: string): string | undefined => (typeof extensions[name] === 'string' ? extensions[name] : undefined);
  const code = text('code');
  const kind = kinds[text('category') ?? ''];
  const more = { code, requestId: text('id') ?? requestId };
  if (kind === 'refused') return new ApiError(firstSteps[code ?? ''] ?? 'refused', message, more);
  if (kind === undefined && (status === 429 || status === 503)) return new ApiError('busy', message, more);
  return new ApiError(kind ?? 'failed', message, more);
}
