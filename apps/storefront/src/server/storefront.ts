import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GraphqlExecutor } from '../lib/graphql/executor.ts';
import type { PublicSettings, StorefrontLogger } from '../lib/page/request-context.ts';
import type { StoreView } from '../lib/page/store-view.ts';
import type { PageBuild } from './page-build.ts';
import type { PageServer } from './page-server.ts';
import type { RenderQueue } from './render-queue.ts';
import type { StaticFile } from './static-files.ts';
import type { StoreViewRegistry } from './store-view-registry.ts';

/** News of what changes, in the names that answers carry. */
type Changes = {
  subscribe(listener: (tags: readonly string[] | undefined) => void): void;
  /** Another text when prices or dates change by themselves. */
  epoch(now: Date): string;
};

type ObservedRequest = { readonly method: string; readonly url: string; readonly status: number; readonly seconds: number };

/** Tells whoever watches the shop where the time goes. */
export type Trace = {
  /** Runs work as a part of the request it belongs to. */
  run<T>(name: string, facts: Readonly<Record<string, string>>, work: () => Promise<T>): Promise<T>;
  /** A cached page is sent past the framework. */
  cached(request: IncomingMessage, response: ServerResponse): void;
};

export type StorefrontOptions = PublicSettings & {
  readonly execute: GraphqlExecutor;
  readonly mode: 'production' | 'dev';
  /** Overrides the theme of every store view. */
  readonly theme?: string | undefined;
  readonly logger: StorefrontLogger;
  readonly clock: { now(): Date };
  /** Where `react-router build` wrote; the app's own `build` folder unless told. */
  readonly buildDirectory?: string | undefined;
  /** Without it cached pages are revalidated every few seconds. */
  readonly changes?: Changes | undefined;
  /** Memory for rendered pages; 0 caches none. */
  readonly pageCacheMb?: number | undefined;
  /** Whether a network that had many pages made waits for its share; behind a proxy that hides addresses all would be one. */
  readonly limitsNetworks?: boolean | undefined;
  readonly trace?: Trace | undefined;
  /** Counts a request that Fastify does not see. */
  readonly observeRequest?: ((request: ObservedRequest) => void) | undefined;
  /** Whether pages say what they show, for a cache in front that is purged by it. */
  readonly tagHeaders?: boolean | undefined;
};

export type Storefront = {
  readonly options: StorefrontOptions;
  readonly https: boolean;
  readonly registry: StoreViewRegistry;
  readonly files: ReadonlyMap<string, StaticFile>;
  /** Where the rules for fetching ahead are; development has none. */
  readonly speculationRules: string | undefined;
  readonly build: () => Promise<PageBuild>;
  readonly pages: PageServer;
  readonly queue: RenderQueue;
  /** Names of the query that a path was seen to read. */
  readonly observedNames: Map<string, ReadonlySet<string>>;
};

/** The store view a page is shown in, and all there are. */
export type PageLanguage = { readonly view: StoreView; readonly views: readonly StoreView[] };
