import { useEffect, useState } from 'react';
import { useMatches } from 'react-router';
import { firstInteraction } from '../../rendering/island.tsx';
import { useShopState } from '../page/shop-state.tsx';
import { objectsToReports } from './objects-to-reports.ts';

/** After so long without an interaction the report is loaded all the same: until then nothing is fetched that the page does not need. */
const idleMs = 5_000;

/** Reports how the page that was loaded did; the code that measures it is lazy, and is told what happened before. */
export function useReportVitals(): void {
  const { themeName } = useShopState();
  const [landing] = useState(useMatches().at(-1));
  useEffect(() => {
    if (objectsToReports(navigator)) return;
    let isMounted = true;
    const load = async (): Promise<void> => {
      await Promise.race([firstInteraction(), new Promise((resolve) => setTimeout(resolve, idleMs))]);
      const { reportVitals } = await import('./report-vitals.ts');
      if (isMounted) reportVitals(landing, themeName);
    };
    // Nobody misses a report.
    void load().catch(() => undefined);
    return () => void (isMounted = false);
  }, [landing, themeName]);
}
