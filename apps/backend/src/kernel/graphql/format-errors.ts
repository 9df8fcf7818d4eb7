import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import { ShopError, type ErrorCategory } from '../errors.ts';
import type { Logger } from '../logger.ts';

export type FormattedError = GraphQLFormattedError;

/** Magento's names for the categories. */
const categoryNames: Readonly<Record<ErrorCategory, string>> = {
  input: 'graphql-input',
  authentication: 'graphql-authentication',
  authorization: 'graphql-authorization',
  'no-such-entity': 'graphql-no-such-entity',
  'already-exists': 'graphql-already-exists',
};

/**
 * Turns errors of an execution into Magento's shape. Only what the shop itself threw, and errors of the document
 * (they have no path), are shown; everything else is masked under the request's id and logged.
 */
export function formatErrors(errors: readonly GraphQLError[], logger: Logger, requestId: string): FormattedError[] {
  return errors.map((error) => {
    const cause = error.originalError;
    if (cause instanceof ShopError) return withLocation(error, shopErrorBody(cause));
    if (!error.path) return withLocation(error, { message: error.message });
    logger.error('graphql.resolver-failed', { requestId, path: error.path.join('.'), error: cause ?? error });
    return withLocation(error, { message: 'Internal server error', extensions: { id: requestId } });
  });
}

/** A refusal before anything ran: header checks, credentials, the request's form. */
export function shopErrorBody(error: ShopError): FormattedError {
  return { message: error.message, extensions: { ...error.extensions, category: categoryNames[error.category] } };
}

function withLocation(error: GraphQLError, body: FormattedError): FormattedError {
  return {
    message: body.message,
    ...(error.locations ? { locations: error.locations } : {}),
    ...(error.path ? { path: error.path } : {}),
    ...(body.extensions ? { extensions: body.extensions } : {}),
  };
}

/** The status of an executed document: the first error that has a category decides. */
export function statusOf(errors: readonly FormattedError[]): number {
  const category = errors.find((error) => error.extensions?.['category'])?.extensions?.['category'];
  if (category === categoryNames.authentication) return 401;
  if (category === categoryNames.authorization) return 403;
  return 200;
}
