import { pageKindOf, type PageMatch } from './page-kind.ts';
import { createInteractionDelay, createShiftScore } from './worst-values.ts';

type Entries = {
  readonly 'largest-contentful-paint': PerformanceEntry;
  readonly 'layout-shift': PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
  readonly event: PerformanceEntry & { readonly interactionId?: number };
  /** Told however quick it was. */
  readonly 'first-input': PerformanceEntry & { readonly interactionId?: number };
};

/** Hears what happened, and what happens from now on; a browser that does not know a kind tells nothing of it. */
function observe<Type extends keyof Entries>(type: Type, hear: (entry: Entries[Type]) => void): () => void {
  const take = (entries: PerformanceEntryList): void => entries.forEach((entry) => hear(entry as Entries[Type]));
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type, buffered: true, ...(type === 'event' ? { durationThreshold: 40 } : {}) });
  return () => {
    take(observer.takeRecords());
    observer.disconnect();
  };
}

/** A page that was opened in the background was painted when somebody came to look, which says nothing about it. */
const beganHidden = (): boolean => performance.getEntriesByType('visibility-state')[0]?.name === 'hidden' || document.prerendering === true;

declare global {
  // Not in TypeScript's library yet.
  interface Document {
    readonly prerendering?: boolean;
  }
}

/**
 * Reports how the page did to the shop itself, once, when the visitor leaves it or looks away: kind of page, theme and five
 * numbers, nothing about the person. Pages that follow without a new document belong to the one that was loaded.
 */
export function reportVitals(match: PageMatch | undefined, theme: string): void {
  const shifts = createShiftScore();
  const interactions = createInteractionDelay();
  let lcp: number | undefined;
  const finish = [
    observe('largest-contentful-paint', ({ startTime }) => void (lcp = startTime)),
    observe('layout-shift', (entry) => shifts.add(entry)),
    observe('event', (entry) => interactions.add(entry)),
    observe('first-input', (entry) => interactions.add(entry)),
  ];
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isPainted = !beganHidden();
  const kind = pageKindOf(match);
  const controller = new AbortController();
  const send = (): void => {
    if (document.visibilityState !== 'hidden') return;
    controller.abort();
    for (const end of finish) end();
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    const vitals = {
      ...(isPainted && { lcp, fcp }),
      ttfb: navigation?.responseStart,
      inp: interactions.delay(),
      cls: PerformanceObserver.supportedEntryTypes.includes('layout-shift') ? shifts.score() : undefined,
    };
    const body = JSON.stringify({ page: kind, theme, ...vitals }, (_name, value: unknown) =>
      typeof value === 'number' ? Math.round(value * 1_000) / 1_000 : value,
    );
    navigator.sendBeacon('/vitals', new Blob([body], { type: 'application/json' }));
  };
  document.addEventListener('visibilitychange', send, { signal: controller.signal });
}
