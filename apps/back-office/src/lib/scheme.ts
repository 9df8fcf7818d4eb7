import { readKept, writeKept } from '../ui/kept.ts';

const schemes = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

export const chosenScheme = (): Scheme => schemes.find((scheme) => scheme === readKept('scheme')) ?? 'system';

/** Light, dark, or what the device says; `tokens.css` has every colour twice. */
export function applyScheme(scheme: Scheme = chosenScheme()): void {
  if (scheme === 'system') delete document.documentElement.dataset['scheme'];
  else document.documentElement.dataset['scheme'] = scheme;
}

export function chooseScheme(scheme: Scheme): void {
  writeKept('scheme', scheme === 'system' ? undefined : scheme);
  applyScheme(scheme);
}
