import { createContext, useContext } from 'react';

/** Collects JSON-LD while the server renders; the browser has no collector, because nothing there reads it. */
export const StructuredDataContext = createContext<object[] | undefined>(undefined);

/**
 * Writes JSON-LD into the head of the server's page only: React cannot insert it later under Trusted Types. Where the value is
 * made under `import.meta.env.SSR`, the code that makes it stays on the server too.
 */
export function StructuredData({ value }: { readonly value: object | undefined }) {
  const collected = useContext(StructuredDataContext);
  if (value) collected?.push(value);
  return null;
}
