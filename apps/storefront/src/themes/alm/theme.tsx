import displayFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2?url';
import textFont from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url';
import type { Theme } from '../../theme/theme.tsx';
import icons from './icons.svg?url';
import { almSlots } from './slots.ts';
import './theme.css';

/** Light, signposts, mountain air: the base of every other theme. */
export const alm: Theme = { name: 'alm', slots: almSlots, icons, fonts: [displayFont, textFont] };
