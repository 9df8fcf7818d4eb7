import { addressForLog, withoutQueries } from '@shop/rules/log-address';

type Asked = { readonly method: string; readonly originalUrl: string };
type Logged = { type: string; message: string; stack: string; code?: string; cause?: Logged };

/** Without the further properties of an error: they hold the address, the answer or the input it was about. */
function describeError(error: Error & { readonly code?: unknown }): Logged {
  const { name, message, stack = '', code, cause } = error;
  return {
    type: name,
    message: withoutQueries(message),
    stack: withoutQueries(stack),
    ...(typeof code === 'string' ? { code } : {}),
    ...(cause instanceof Error ? { cause: describeError(cause) } : {}),
  };
}

const masked = (value: unknown): unknown => (typeof value === 'string' ? withoutQueries(value) : value);

/** What Fastify logs with in a storefront that runs alone: neither who asked nor anything of a query (R149, R201). */
export const logOptions = (level: string) => ({
  level,
  serializers: {
    req: ({ method, originalUrl }: Asked) => ({ method, url: addressForLog(originalUrl) }),
    err: describeError,
  },
  hooks: {
    logMethod(this: unknown, args: unknown[], method: (...args: never[]) => void): void {
      method.apply(this, args.map(masked) as never[]);
    },
  },
});
