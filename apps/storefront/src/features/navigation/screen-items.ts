import { screenHref } from '../../lib/page/screen-paths.ts';
import type { StoreView } from '../../lib/page/store-view.ts';
import type { MenuItem } from '../../theme/menu-item.ts';

const screens = ['brands', 'finder'] as const;

/** Entries of the menu that are no category; they stand after the merchant's own. */
export const screenItems = (
  view: Pick<StoreView, 'prefix' | 'language'>,
  names: Readonly<Record<(typeof screens)[number], string>>,
): readonly MenuItem[] => screens.map((screen) => ({ id: screen, name: names[screen], href: screenHref(view, screen), children: [] }));
