import { createContext, useContext, useMemo, type ReactNode } from 'react';

/** Renders an element to text, once for each key; undefined as long as something of it is not there. */
export type KeepMarkup = (key: string, element: ReactNode) => string | undefined;

const KeepMarkupContext = createContext<KeepMarkup | undefined>(undefined);

/** The server offers to keep the markup of parts that many pages show alike, such as the card of a product; the browser does not. */
export function KeepMarkupProvider({ keep, children }: { readonly keep: KeepMarkup; readonly children: ReactNode }) {
  return <KeepMarkupContext value={keep}>{children}</KeepMarkupContext>;
}

type AroundProps = {
  /** Puts a context around what is inside; always the same function. */
  readonly wrap: (inside: ReactNode) => ReactNode;
  readonly children: ReactNode;
};

/** A context for a page and for the markup that is kept for it, which is rendered by itself. */
export function Around({ wrap, children }: AroundProps) {
  const keep = useContext(KeepMarkupContext);
  const keepWrapped = useMemo(() => keep && ((key: string, element: ReactNode) => keep(key, wrap(element))), [keep, wrap]);
  return <KeepMarkupContext value={keepWrapped}>{wrap(children)}</KeepMarkupContext>;
}

/**
 * The markup of a part, to be written as it is: undefined where it has to be rendered, as in the browser. The key must name everything
 * the part shows, and the part must be one that needs neither ids of React nor anything noted for the page.
 */
export function useKeptMarkup(key: string | undefined, part: ReactNode): string | undefined {
  const keep = useContext(KeepMarkupContext);
  return key === undefined ? undefined : keep?.(key, part);
}
