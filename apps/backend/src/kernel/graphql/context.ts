import type { Language } from '@shop/contract';

/** Which kind of bearer came with the request. Only a customer's makes an answer private. */
export type Credential = 'none' | 'shop' | 'consumer' | 'customer';

/** What the `Store` header chose: enough for texts, prices and formats. */
export type StoreScope = {
  readonly code: string;
  readonly language: Language;
  /** BCP 47, e.g. nl-NL. */
  readonly locale: string;
  readonly currency: 'EUR';
};

/** What a resolver knows of the request. `now` is read once from the clock, so that one answer never straddles two instants. */
export type RequestContext = {
  readonly requestId: string;
  readonly ip: string;
  readonly store: StoreScope;
  readonly credential: Credential;
  readonly customerId?: number;
  /** Of the customer's own token, so that ending the other sessions leaves this one. */
  readonly tokenHash?: string;
  readonly now: Date;
  /** Names of what the answer shows, so that a cache can let it go when that changes; only collected where somebody asks. */
  readonly tags?: Set<string>;
};

/** Parents and arguments are typed by each resolver; `never` lets every such function be put into one map. */
export type FieldResolver<Context = RequestContext> = (parent: never, args: never, context: Context) => unknown;

/** Resolvers by type and field; `__resolveType` names the concrete type of an interface. */
export type ResolverMap<Context = RequestContext> = Readonly<Record<string, Readonly<Record<string, FieldResolver<Context>>>>>;
