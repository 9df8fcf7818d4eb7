import { OfflinePage } from '../../shell/offline-page.tsx';

/** Stored by the service worker and shown for every page it does not have (R186). */
export default function OfflineRoute() {
  return <OfflinePage />;
}
