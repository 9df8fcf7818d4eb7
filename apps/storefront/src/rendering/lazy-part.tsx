import { createContext, Suspense, use, useContext, type ComponentType, type ReactNode } from 'react';
import { withChunkTimeout } from './chunk-timeout.ts';
import { usablePromise } from './usable-promise.ts';

/** By source; a module may be a part in several places. */
const loaders = new Map<string, (() => Promise<void>)[]>();
const loadedSources = new Set<string>();

let waits = 0;
/** How often a rendering of the server had to wait for the code of a part. */
export const countWaits = (): number => waits;

/** How often the visitor pressed something, or the connection came back: each is a reason to retry what failed. */
let retries = 0;
if (!import.meta.env.SSR)
  for (const event of ['pointerdown', 'keydown', 'online'])
    window.addEventListener(event, () => (retries += 1), { capture: true, passive: true });

/** The server notes the sources of the parts whose scripts a page needs before it hydrates. */
export type OnPart = (source: string) => void;

const OnPartContext = createContext<OnPart | undefined>(undefined);

type ProviderProps = { readonly onPart: OnPart; readonly children: ReactNode };

export function LazyPartsProvider({ onPart, children }: ProviderProps) {
  return <OnPartContext value={onPart}>{children}</OnPartContext>;
}

/** Around an island: what is inside needs no script before it hydrates. */
export function UnnotedParts({ children }: { readonly children: ReactNode }) {
  return <OnPartContext value={undefined}>{children}</OnPartContext>;
}

/** Whether nothing has to be noted for the page here; on the server alone. */
export const useIsUnnoted = (): boolean => useContext(OnPartContext) === undefined;

/**
 * A part whose code comes only with the pages that show it, though one route serves them all. `source` is its module as the
 * build's manifest names it. A navigation waits for the code as it waits for the data.
 */
export function lazyPart<Props extends object>(source: string, load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let View: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  let failedAt: number | undefined;
  const loadOnce = (): Promise<void> => {
    // React renders a failed part again to be sure: without the count it would be fetched for ever.
    if (loading && (failedAt === undefined || failedAt === retries)) return loading;
    failedAt = undefined;
    loading = usablePromise(
      (import.meta.env.SSR ? load() : withChunkTimeout(source, load())).then((loaded) => {
        View = loaded;
        loadedSources.add(source);
      }),
    );
    loading.catch(() => (failedAt = retries));
    return loading;
  };
  loaders.set(source, [...(loaders.get(source) ?? []), loadOnce]);
  return function LazyPart(props: Props) {
    useContext(OnPartContext)?.(source);
    if (import.meta.env.SSR && !View) waits += 1;
    use(loadOnce());
    return View ? <View {...props} /> : null;
  };
}

/** A lazy part that opens on demand, such as a dialog: while its code is on the way, what stands around it stays as it is. */
export function lazyOnDemand<Props extends object>(source: string, load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazyPart(source, load);
  return function OnDemand(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** Loads parts before they are rendered; unknown sources are somebody else's. */
export async function loadParts(sources: readonly string[]): Promise<void> {
  await Promise.all(sources.flatMap((source) => (loaders.get(source) ?? []).map((loadOnce) => loadOnce())));
}

/** Whether the code of all these parts is here. */
export const arePartsLoaded = (sources: readonly string[]): boolean => sources.every((source) => loadedSources.has(source));
