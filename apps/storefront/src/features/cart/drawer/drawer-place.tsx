import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import type { CartDrawerProps } from './cart-drawer.tsx';
import { wantedDrawer } from './drawer-signal.ts';

type Matches = CartDrawerProps['Matches'];
type Props = { readonly loadMatches: () => Promise<NonNullable<Matches>> };

const close = (): void => wantedDrawer.set(undefined);

/** Where the drawer opens after something was added; empty, and without its code, until then. */
export function DrawerPlace({ loadMatches }: Props) {
  const added = useSyncExternalStore(wantedDrawer.subscribe, wantedDrawer.snapshot, () => undefined);
  const [Drawer, setDrawer] = useState<ComponentType<CartDrawerProps>>();
  const [Matches, setMatches] = useState<Matches>();
  const { key } = useLocation();
  useEffect(close, [key]);
  useEffect(() => {
    if (added === undefined) return;
    void import('./cart-drawer.tsx').then(({ CartDrawer }) => setDrawer(() => CartDrawer));
    // The drawer says what was added without them, too.
    loadMatches().then(
      (loaded) => setMatches(() => loaded),
      () => undefined,
    );
  }, [added, loadMatches]);
  return added === undefined || Drawer === undefined ? null : <Drawer added={added} Matches={Matches} onClose={close} />;
}
