import { useEffect, useSyncExternalStore } from 'react';
import { BusinessAccountDocument } from '../../generated/graphql.ts';
import { useShop } from '../graphql/use-shop.ts';
import { tabValues } from '../session/storage.ts';
import { useDeviceValue } from '../session/use-stored-value.ts';
import { approvals } from './approval-store.ts';

const no = (): boolean => false;

/** True in the browser of an approved business account; pages are rendered without knowing. */
export function useIsApproved(): boolean {
  const token = useDeviceValue('customerToken');
  return useSyncExternalStore(approvals.subscribe, () => approvals.isApproved(token), no);
}

/** Asks the shop about the account; one place on every page does. */
export function useLoadApproval(): void {
  const shop = useShop();
  const token = useDeviceValue('customerToken');
  useEffect(() => {
    if (token !== undefined)
      void approvals.load(token, async () => (await shop.query(BusinessAccountDocument)).customer?.is_approved === true);
  }, [shop, token]);
}

/** An approved business sees net prices unless it has switched to what everybody sees. */
export function useIsNet(): boolean {
  const isApproved = useIsApproved();
  const isPrivate = useSyncExternalStore(tabValues.subscribe, () => tabValues.get('priceView') === 'private', no);
  return isApproved && !isPrivate;
}

/** Stored until the tab is closed. */
export function choosePriceView(view: 'private' | 'business'): void {
  tabValues.set('priceView', view);
}
