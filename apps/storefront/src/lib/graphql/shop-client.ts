import type { Document, VariablesArgument } from './document.ts';

/** What pages and components read with; the server and the browser each have their own. Both throw ShopApiError. */
export type ShopClient = {
  query<Result, Variables>(document: Document<Result, Variables>, ...variables: VariablesArgument<Variables>): Promise<Result>;
};
