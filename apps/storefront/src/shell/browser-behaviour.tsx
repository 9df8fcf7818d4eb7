import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../i18n/language-context.tsx';
import { notices } from '../lib/notices/use-notices.ts';
import { attachMessages } from '../features/content/notices/attach-messages.ts';
import { attachDrawer, closeDrawer } from '../features/navigation/attach-drawer.ts';
import { bringFarRoutes } from '../lib/browser/far-routes.ts';
import { layOutBelow } from '../lib/browser/lay-out-below.ts';
import { idle } from '../lib/browser/moments.ts';
import { firstSign } from '../lib/page/asleep.tsx';
import { loadLate } from '../lib/page/late.tsx';
import { usePrepareReports } from '../lib/notices/use-report-error.ts';
import { useReportVitals } from '../lib/vitals/use-report-vitals.ts';
import { attachMenu, closeMenus } from '../features/navigation/attach-menu.ts';

/** Attaches what static markup needs, and marks the page as alive: a click before that would be lost on a test. */
export function BrowserBehaviour() {
  const { key } = useLocation();
  const prepareReports = usePrepareReports();

  useEffect(() => {
    void firstSign().then(async () => {
      // What is said about failures must be there before the connection is lost.
      prepareReports();
      void loadLate(['src/shell/failure-page.tsx']).catch(() => undefined);
      await idle();
      bringFarRoutes();
      await layOutBelow(document);
    });
  }, [prepareReports]);

  useReportVitals();

  useEffect(() => {
    const controller = new AbortController();
    for (const menu of document.querySelectorAll<HTMLElement>('[data-menu]')) attachMenu(menu, controller.signal);
    attachDrawer(document, controller.signal);
    attachMessages(document, controller.signal);
    document.documentElement.dataset['hydrated'] = '';
    return () => controller.abort();
  }, []);

  const t = useMessages('navigation');
  useEffect(() => {
    if (isSavedPage(window.performance)) notices.show({ kind: 'info', text: t('savedPage') });
  }, [t]);

  useEffect(() => {
    closeMenus(document);
    closeDrawer(document);
  }, [key]);

  return null;
}

/** R181: whether the server gave a page it had kept because it could make no new one; it says so in a header that scripts can read. */
function isSavedPage(performance: Performance): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.serverTiming?.some(({ name }) => name === 'stale') === true;
}
