import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useIsUnnoted } from './lazy-part.tsx';

/** The server's cache of rendered markup (`markup-cache.tsx`); the browser has none. */
export type MarkupCache = {
  /** Renders an element to text, once for each name and props; undefined where the page has to render it itself. */
  readonly render: (name: string, props: object, element: ReactNode) => string | undefined;
};

const MarkupCacheContext = createContext<MarkupCache | undefined>(undefined);

export function MarkupCacheProvider({ cache, children }: { readonly cache: MarkupCache; readonly children: ReactNode }) {
  return <MarkupCacheContext value={cache}>{children}</MarkupCacheContext>;
}

type WrapProps = {
  /** Puts a context around what is inside; always the same function. */
  readonly wrap: (inside: ReactNode) => ReactNode;
  readonly children: ReactNode;
};

/** A context for a page and for cached markup, which is rendered by itself. */
export function WrapCached({ wrap, children }: WrapProps) {
  const cache = useContext(MarkupCacheContext);
  const wrapped = useMemo(
    () => cache && { render: (name: string, props: object, element: ReactNode) => cache.render(name, props, wrap(element)) },
    [cache, wrap],
  );
  return <MarkupCacheContext value={wrapped}>{wrap(children)}</MarkupCacheContext>;
}

type Inside = { readonly children: ReactNode } | { readonly dangerouslySetInnerHTML: { readonly __html: string } };

/**
 * What goes into an element: the part, or its markup where the server has cached it under this name and all its props. The part must
 * show nothing else, and have no ids of React and nothing to note for the page.
 */
export function useMarkup(name: string | undefined, props: object, part: ReactNode): Inside {
  const cache = useContext(MarkupCacheContext);
  const markup = name === undefined ? undefined : cache?.render(name, props, part);
  return markup === undefined ? { children: part } : { dangerouslySetInnerHTML: { __html: markup } };
}

/** The same for a part inside an island; elsewhere it notes its scripts and messages for the page, so it is rendered. */
export function useMarkupInIsland(name: string, props: object, part: ReactNode): Inside {
  return useMarkup(useIsUnnoted() ? name : undefined, props, part);
}
