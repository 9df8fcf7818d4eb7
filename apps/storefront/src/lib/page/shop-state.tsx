import { createContext, useContext, type ReactNode } from 'react';
import type { PublicSettings } from './request-context.ts';
import type { StoreView } from './store-view.ts';

/** What every page knows without asking: written by the server as JSON, read by the browser before it hydrates. */
export type ShopState = {
  readonly storeView: StoreView;
  readonly storeViews: readonly StoreView[];
  readonly settings: PublicSettings;
  readonly themeName: string;
  /** Stylesheets of the theme, in development; otherwise the shop has one for all. */
  readonly styles: readonly string[];
  /** Modules the page needs before it hydrates and no route imports: its lazy parts and its messages. */
  readonly modules?: readonly string[];
  /** Only on a page that failed. */
  readonly errorId?: string;
};

export const shopStateElementId = 'shop-state';

const ShopStateContext = createContext<ShopState | undefined>(undefined);

export function ShopStateProvider({ state, children }: { readonly state: ShopState; readonly children: ReactNode }) {
  return <ShopStateContext value={state}>{children}</ShopStateContext>;
}

/** Store view, languages and public settings of this page. */
export function useShopState(): ShopState {
  const state = useContext(ShopStateContext);
  if (!state) throw new Error('ShopStateProvider is missing');
  return state;
}
