import { createContext } from 'react-router';
import type { GraphqlExecutor, GraphqlRequest, GraphqlResponse } from '../graphql/executor.ts';
import type { Json } from '../../rendering/loader-data.ts';
import type { OwnDocument } from '../../rendering/own-scripts.ts';
import type { StoreView } from './store-view.ts';

/** `event` is a dotted name such as `page.failed`; what varies belongs into the fields. */
type Write = (event: string, fields?: Readonly<Record<string, unknown>>) => void;

export type StorefrontLogger = {
  readonly info: Write;
  readonly warn: Write;
  readonly error: Write;
};

/** Styles are linked by themselves in development only: what is built has one sheet, which the root route links. */
export type PageAssets = { readonly styles: readonly string[]; readonly scripts: readonly string[] };

/** What the browser may know of the configuration; written into every page. */
export type PublicSettings = {
  readonly publicUrl: string;
  readonly demo: boolean;
  /** Guests' credential, public by nature. */
  readonly shopAccessToken: string;
  /** For reviews and stock alerts, public by nature. */
  readonly consumerKey: string;
};

/** What a page is rendered from, so that it can be cached as long as that stays the same. */
export type PageDependencies = {
  /** A query and its answer; undefined when there was none. */
  add(request: GraphqlRequest | undefined, response: GraphqlResponse | undefined): void;
  /** Names in the address that the page reads beyond those of every list, such as the options of a product. */
  reads(names: readonly string[]): void;
  /** A name of the query that a loader asked for. */
  readName(name: string): void;
  /** Its own, for what is cached longer than this page. */
  fork(): PageDependencies;
  /** This page is rendered from that, too. */
  merge(other: PageDependencies): void;
};

/** Everything the server knows about one request; made by the server, read by loaders and the server entry. */
export type RequestContext = {
  readonly execute: GraphqlExecutor;
  readonly storeView: StoreView;
  readonly storeViews: readonly StoreView[];
  readonly themeName: string;
  readonly settings: PublicSettings;
  readonly requestId: string;
  readonly ip: string;
  readonly traceparent: string | undefined;
  readonly now: Date;
  /** Ends with the time a page may take (R182). */
  readonly deadline: AbortSignal;
  /** Built files behind source modules that the page loads dynamically. */
  readonly assetsOf: (sources: readonly string[]) => PageAssets;
  readonly log: StorefrontLogger;
  readonly dependencies: PageDependencies;
  /** Takes the finished HTML with what it may run. */
  readonly sendHtml: (document: OwnDocument) => void;
  /** What the document will carry for its loaders; undefined where only their data is asked for. */
  readonly loaderData: Json[] | undefined;
  /** How many changes this process has been told of: what was read before the last one may be stale. */
  readonly changes: number;
};

/** Re-exported by the server entry: the server must use the bundle's instance, another one is another key. */
export const requestContext = createContext<RequestContext>();
