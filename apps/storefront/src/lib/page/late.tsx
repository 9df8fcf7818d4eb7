import { createContext, Suspense, use, useContext, type ComponentType, type ReactNode } from 'react';
import { usablePromise } from '../usable-promise.ts';
import { inTime } from './in-time.ts';

/** By source; a module may be a part in several places. */
const fetches = new Map<string, (() => Promise<void>)[]>();

/** How often somebody did something, or the connection came back. */
let presses = 0;
if (!import.meta.env.SSR)
  for (const sign of ['pointerdown', 'keydown', 'online'])
    window.addEventListener(sign, () => (presses += 1), { capture: true, passive: true });

/** The server notes the sources of the parts whose scripts a page needs at once. */
export type OnPart = (source: string) => void;

const OnPartContext = createContext<OnPart | undefined>(undefined);

type ProviderProps = { readonly onPart: OnPart; readonly children: ReactNode };

export function LatePartsProvider({ onPart, children }: ProviderProps) {
  return <OnPartContext value={onPart}>{children}</OnPartContext>;
}

/** Everything inside sleeps as well: it needs no script yet. */
export function SleepingParts({ children }: { readonly children: ReactNode }) {
  return <OnPartContext value={undefined}>{children}</OnPartContext>;
}

/** Whether nothing has to be noted for the page here; on the server alone. */
export const useIsSleeping = (): boolean => useContext(OnPartContext) === undefined;

/**
 * A part whose code comes only with the pages that show it, though one route serves them all. `source` is its module as the
 * build's manifest names it. A navigation waits for the code as it waits for the data.
 */
export function late<Props extends object>(source: string, load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let View: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  let failedAt: number | undefined;
  const fetch = (): Promise<void> => {
    // A failure stays while React renders again to be sure, or it would ask for ever; with the next press there is another try.
    if (loading && (failedAt === undefined || failedAt === presses)) return loading;
    failedAt = undefined;
    loading = usablePromise(
      (import.meta.env.SSR ? load() : inTime(source, load())).then((loaded) => {
        View = loaded;
      }),
    );
    loading.catch(() => (failedAt = presses));
    return loading;
  };
  fetches.set(source, [...(fetches.get(source) ?? []), fetch]);
  return function Late(props: Props) {
    useContext(OnPartContext)?.(source);
    use(fetch());
    return View ? <View {...props} /> : null;
  };
}

/** A part that opens on demand, such as a dialog: while its code is on the way, what stands around it stays as it is. */
export function onDemand<Props extends object>(source: string, load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = late(source, load);
  return function OnDemand(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** Fetches parts before they are rendered; unknown names are somebody else's. */
export async function loadLate(sources: readonly string[]): Promise<void> {
  await Promise.all(sources.flatMap((source) => (fetches.get(source) ?? []).map((fetch) => fetch())));
}
