import type { IconName } from './icon-names.ts';
import { useTheme } from './theme.tsx';

/** A drawing of the theme's icon sheet; decoration, so the words beside it (or a hidden text) must say it all. */
export function Icon({ name, size = 24 }: { readonly name: IconName; readonly size?: number }) {
  const { icons } = useTheme();
  return (
    <svg width={size} height={size} viewBox="0 0 256 256" fill="currentColor" aria-hidden="true">
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
