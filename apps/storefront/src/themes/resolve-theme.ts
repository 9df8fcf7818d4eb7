import type { Theme } from '../theme/theme.tsx';

/**
 * The only file that names the themes. Adding one: a folder beside this file with `theme.tsx` (which imports its
 * `theme.css`), and one line here (docs/guides/add-a-theme.md). A theme is loaded only when a store view asks for it.
 */
const themes = {
  alm: async () => (await import('./alm/theme.tsx')).alm,
  stube: async () => (await import('./stube/theme.tsx')).stube,
} satisfies Record<string, () => Promise<Theme>>;

export type ThemeName = keyof typeof themes;

const isThemeName = (name: string): name is ThemeName => Object.hasOwn(themes, name);

/** An unknown name is the base theme: a spelling mistake in the configuration must not close the shop. */
export const themeName = (name: string): ThemeName => (isThemeName(name) ? name : 'alm');

const loaded = new Map<ThemeName, Promise<Theme>>();

/** Loads a theme with its styles; once, because even a module that is there takes its time to be found. */
export function resolveTheme(given: string): Promise<Theme> {
  const name = themeName(given);
  const known = loaded.get(name);
  if (known) return known;
  const theme = themes[name]();
  loaded.set(name, theme);
  // Whoever asks next tries again.
  theme.catch(() => loaded.delete(name));
  return theme;
}
