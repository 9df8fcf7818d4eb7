import { createContext, useContext } from 'react';

/** Collects JSON-LD while the server renders; the browser has no collector, because nothing there reads it. */
export const StructuredDataContext = createContext<object[] | undefined>(undefined);

/** Writes JSON-LD into the head of the server's page only: React cannot insert it later under Trusted Types. */
export function StructuredData({ value }: { readonly value: object }) {
  useContext(StructuredDataContext)?.push(value);
  return null;
}
