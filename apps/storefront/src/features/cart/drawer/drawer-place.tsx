import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { wantedDrawer, type Added } from './drawer-signal.ts';

type Drawer = ComponentType<{ readonly added: Added; readonly onClose: () => void }>;

const close = (): void => wantedDrawer.set(undefined);

/** Where the drawer opens after something was added; empty, and without its code, until then. */
export function DrawerPlace() {
  const added = useSyncExternalStore(wantedDrawer.subscribe, wantedDrawer.snapshot, () => undefined);
  const [Drawer, setDrawer] = useState<Drawer>();
  const { key } = useLocation();
  useEffect(close, [key]);
  useEffect(() => {
    if (added !== undefined) void import('./cart-drawer.tsx').then(({ CartDrawer }) => setDrawer(() => CartDrawer));
  }, [added]);
  return added === undefined || Drawer === undefined ? null : <Drawer added={added} onClose={close} />;
}
