import type { Theme } from '../../theme/theme.tsx';
import displayFont from './fonts/bricolage-grotesque.woff2?url';
import textFont from './fonts/hanken-grotesk.woff2?url';
import icons from './icons.svg?url';
import { almSlots } from './slots.ts';
import './theme.css';

/** Light, signposts, mountain air: the base of every other theme. */
export const alm: Theme = { name: 'alm', slots: almSlots, icons, fonts: [displayFont, textFont] };
