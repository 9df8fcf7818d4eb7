import { MainMenu } from '../../features/navigation/main-menu.tsx';
import { SiteHeader } from '../../features/navigation/site-header.tsx';
import type { Theme } from '../../theme/theme.tsx';
import displayFont from './fonts/bricolage-grotesque.woff2?url';
import textFont from './fonts/hanken-grotesk.woff2?url';
import icons from './icons.svg?url';
import { lazySlots } from './lazy-slots.ts';
import './theme.css';

/** Light, signposts, mountain air: the base of every other theme. */
export const alm: Theme = {
  name: 'alm',
  slots: { ...lazySlots, Header: SiteHeader, Menu: MainMenu },
  icons,
  fonts: [displayFont, textFont],
  phoneCard: 48,
};
