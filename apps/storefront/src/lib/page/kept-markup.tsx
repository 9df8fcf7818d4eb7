import { createContext, useContext, useMemo, type ReactNode } from 'react';

/** A short name for a value by what is in it. */
export type NameOf = (value: unknown) => string;

/** The server's memory of what parts look like. */
export type KeepMarkup = {
  /** Renders an element to text, once for each key; undefined where the page has to render it itself. */
  readonly render: (key: string, element: ReactNode) => string | undefined;
  readonly nameOf: NameOf;
};

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
  const keepWrapped = useMemo(
    () => keep && { ...keep, render: (key: string, element: ReactNode) => keep.render(key, wrap(element)) },
    [keep, wrap],
  );
  return <KeepMarkupContext value={keepWrapped}>{wrap(children)}</KeepMarkupContext>;
}

type Inside = { readonly children: ReactNode } | { readonly dangerouslySetInnerHTML: { readonly __html: string } };

/**
 * What goes into an element: the part, or its markup where the server has kept it. The key must name everything the part shows, and the
 * part must be one that needs neither ids of React nor anything noted for the page.
 */
export function useKeptInside(keyOf: ((nameOf: NameOf) => string | undefined) | undefined, part: ReactNode): Inside {
  const keep = useContext(KeepMarkupContext);
  const key = keep && keyOf?.(keep.nameOf);
  const kept = key === undefined ? undefined : keep?.render(key, part);
  return kept === undefined ? { children: part } : { dangerouslySetInnerHTML: { __html: kept } };
}
