import { createContext, useContext, type ReactNode } from 'react';

type AlertFor = (sku: string) => ReactNode;

/** The form for a mail when something is back (UX-23); the frame of the shop gives it to everything that can be sold out. */
export const StockAlert = createContext<AlertFor>(() => null);

export const useStockAlert = (): AlertFor => useContext(StockAlert);
