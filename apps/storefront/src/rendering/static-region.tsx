import { createContext, useContext, type ReactNode } from 'react';
import { trustedHtml } from '../lib/trusted-html.ts';

/**
 * Menu and footer are the same on every page of a language: the server renders them once to text, and the browser
 * keeps the text it received instead of building hundreds of links again. Behaviour is attached by delegation.
 */
export type StaticRegions = Readonly<Record<string, string>>;

const RegionsContext = createContext<StaticRegions>({});

export function StaticRegionsProvider({ regions, children }: { readonly regions: StaticRegions; readonly children: ReactNode }) {
  return <RegionsContext value={regions}>{children}</RegionsContext>;
}

export function StaticRegion({ name, className }: { readonly name: string; readonly className?: string | undefined }) {
  const html = useContext(RegionsContext)[name] ?? '';
  return <div data-region={name} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />;
}

/** Reads the regions of the page the server sent; call it before hydration. */
export function captureRegions(document: Document): StaticRegions {
  const elements = [...document.querySelectorAll<HTMLElement>('[data-region]')];
  return Object.fromEntries(elements.map((element) => [element.dataset['region'] ?? '', element.innerHTML]));
}
