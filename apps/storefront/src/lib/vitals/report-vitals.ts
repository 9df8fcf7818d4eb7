import { deviceReports } from '@shop/rules/device-storage';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { pageKindOf, type PageMatch } from './page-kind.ts';

/**
 * Reports how the page did to the shop itself, once, when the visitor leaves it or looks away: kind of page, theme and five
 * numbers, nothing about the person. Pages that follow without a new document belong to the one that was loaded.
 */
export function reportVitals(match: PageMatch | undefined, theme: string): void {
  const vitals: Record<string, number> = {};
  const collect = ({ name, value }: Metric): void => void (vitals[name.toLowerCase()] = Math.round(value * 1_000) / 1_000);
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(collect, { reportAllChanges: true });
  const page = pageKindOf(match);
  const controller = new AbortController();
  // After the listeners of the library, which take what was observed last.
  const send = (): void => {
    if (document.visibilityState !== 'hidden') return;
    controller.abort();
    navigator.sendBeacon(deviceReports.vitals, new Blob([JSON.stringify({ page, theme, ...vitals })], { type: 'application/json' }));
  };
  document.addEventListener('visibilitychange', send, { signal: controller.signal });
}
