export type ErrorCategory = 'input' | 'authentication' | 'authorization' | 'no-such-entity' | 'already-exists';

/** A failure the shopper may read; everything that is not a ShopError is masked and logged. */
export class ShopError extends Error {
  readonly category: ErrorCategory;
  readonly extensions: Readonly<Record<string, unknown>> | undefined;

  constructor(category: ErrorCategory, message: string, extensions?: Readonly<Record<string, unknown>>) {
    super(message);
    this.name = 'ShopError';
    this.category = category;
    this.extensions = extensions;
  }
}

type Extensions = Readonly<Record<string, unknown>>;

/** The caller sent something that cannot be used. */
export const inputError = (message: string, extensions?: Extensions): ShopError => new ShopError('input', message, extensions);

/** The credentials are wrong or no longer valid. */
export const authenticationError = (message: string, extensions?: Extensions): ShopError =>
  new ShopError('authentication', message, extensions);

/** The caller is not allowed to do this; the default text is the one clients know from Magento. */
export const authorizationError = (message = "The current customer isn't authorized.", extensions?: Extensions): ShopError =>
  new ShopError('authorization', message, extensions);

/** The thing asked for does not exist, or belongs to somebody else: one answer for both. */
export const notFound = (message: string, extensions?: Extensions): ShopError => new ShopError('no-such-entity', message, extensions);

/** A unique thing exists already. */
export const alreadyExists = (message: string, extensions?: Extensions): ShopError => new ShopError('already-exists', message, extensions);

/** More work waits than can be done; nobody's mistake, and soon over: the edge answers 503 with Retry-After. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
  readonly retryAfterSeconds = 2;
}

/** The process cannot start; `message` is one sentence for the person at the terminal, without a stack. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
  }
}
