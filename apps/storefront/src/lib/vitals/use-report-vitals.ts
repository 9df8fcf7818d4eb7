import { useEffect, useState } from 'react';
import { useMatches } from 'react-router';
import { firstInteraction } from '../../rendering/island.tsx';
import { useShopState } from '../page/shop-state.tsx';

/** So long nobody moves before a page counts as read: until then nothing is fetched that it does not need. */
const stillMs = 5_000;

/** Reports how the page that was loaded did; what measures it comes late, and is told what happened before. */
export function useReportVitals(): void {
  const { themeName } = useShopState();
  const [landing] = useState(useMatches().at(-1));
  useEffect(() => {
    let isHere = true;
    const load = async (): Promise<void> => {
      await Promise.race([firstInteraction(), new Promise((resolve) => setTimeout(resolve, stillMs))]);
      const { reportVitals } = await import('./report-vitals.ts');
      if (isHere) reportVitals(landing, themeName);
    };
    // Nobody misses a report.
    void load().catch(() => undefined);
    return () => void (isHere = false);
  }, [landing, themeName]);
}
