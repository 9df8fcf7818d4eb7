import type { ReactNode } from 'react';
import type { IconName } from '../icons/icon-names.ts';
import type { PaletteEntry } from './palette-search.ts';

export type PaletteItem = PaletteEntry & {
  readonly icon?: IconName;
  readonly picture?: string;
  readonly note?: string;
  /** A pill, or why a second person is needed. */
  readonly end?: ReactNode;
  readonly isAction?: boolean;
  readonly run: (isNewTab: boolean) => void;
};
export type PaletteGroup = {
  readonly title: string;
  readonly items: readonly PaletteItem[];
  /** Found by the server already. */
  readonly isFound?: boolean;
};
