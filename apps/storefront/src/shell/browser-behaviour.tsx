import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../i18n/language-context.tsx';
import { notices } from '../lib/notices/use-notices.ts';
import { attachMessages } from '../features/content/notices/attach-messages.ts';
import { attachDrawer, closeDrawer } from '../features/navigation/attach-drawer.ts';
import { useHangingNavigation } from '../lib/navigation/use-hanging-navigation.ts';
import { usePrepareReports } from '../lib/notices/use-report-error.ts';
import { useReportVitals } from '../lib/vitals/use-report-vitals.ts';
import { attachMenu, closeMenus } from '../features/navigation/attach-menu.ts';
import { firstInteraction, replayPresses } from '../rendering/island.tsx';
import { loadParts } from '../rendering/lazy-part.tsx';

/** Attaches what static markup needs, and marks the page as hydrated. */
export function BrowserBehaviour() {
  const { key, pathname } = useLocation();
  const prepareReports = usePrepareReports();

  useEffect(() => {
    void firstInteraction().then(() => {
      // What is said about failures must be there before the connection is lost.
      prepareReports();
      void loadParts(['src/shell/failure-page.tsx']).catch(() => undefined);
    });
  }, [prepareReports]);

  useReportVitals();
  useHangingNavigation();

  useEffect(() => {
    const controller = new AbortController();
    for (const menu of document.querySelectorAll<HTMLElement>('[data-menu]')) attachMenu(menu, controller.signal);
    attachDrawer(document, controller.signal);
    attachMessages(document, controller.signal);
    document.documentElement.dataset['hydrated'] = '';
    replayPresses(document.documentElement);
    return () => controller.abort();
  }, []);

  const t = useMessages('navigation');
  useEffect(() => {
    if (isStalePage(window.performance)) notices.show({ kind: 'info', text: t('savedPage') });
  }, [t]);

  const firstKey = useRef(key);
  useEffect(() => {
    closeMenus(document);
    closeDrawer(document);
    // The way back to a page ends at the place that was left: everything above it must have its true height.
    if (key !== firstKey.current) document.documentElement.dataset['fullLayout'] = '';
  }, [key]);

  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current !== pathname) notices.turnPage();
    shownPath.current = pathname;
  }, [pathname]);

  return null;
}

/** R181: whether the server sent a stale page because it could render no new one; it says so in a header that scripts can read. */
function isStalePage(performance: Performance): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.serverTiming?.some(({ name }) => name === 'stale') === true;
}
