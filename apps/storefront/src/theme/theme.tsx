import { createContext, createElement, useContext, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import type { Slots } from './slots.ts';

export type Theme = {
  readonly name: string;
  readonly slots: Slots;
  /** Address of the icon sheet. */
  readonly icons: string;
  /** Files the first screen needs; preloaded. */
  readonly fonts: readonly string[];
  /** How wide a card of a list is on a phone, in percent of the screen. */
  readonly phoneCard: number;
};

type OwnSlots<Given> = Partial<Slots> & Omit<Slots, keyof Given>;

/** A theme that differs from another in some slots only; it takes the other's slots, never its styles. */
export const extendTheme = <Given extends Partial<Slots>>(
  slots: Given,
  own: Omit<Theme, 'slots'> & { readonly slots: OwnSlots<Given> },
): Theme => ({ ...own, slots: { ...slots, ...own.slots } as Slots });

const ThemeContext = createContext<Theme | undefined>(undefined);

export function ThemeProvider({ theme, children }: { readonly theme: Theme; readonly children: ReactNode }) {
  return <ThemeContext value={theme}>{children}</ThemeContext>;
}

/** The chosen theme itself; components use `useSlot`, only the document needs more. */
export function useTheme(): Theme {
  const theme = useContext(ThemeContext);
  if (!theme) throw new Error('ThemeProvider is missing');
  return theme;
}

/** The chosen theme's component for a place: `const ProductCard = useSlot('ProductCard')`. */
function useSlot<Name extends keyof Slots>(name: Name): Slots[Name] {
  return useTheme().slots[name];
}

type SlotProps<Name extends keyof Slots> = { readonly of: Name } & ComponentProps<Slots[Name]>;

/** The same as an element: `<Slot of="ProductCard" … />`. */
export function Slot<Name extends keyof Slots>({ of, ...props }: SlotProps<Name>): ReactNode {
  return createElement(useSlot(of) as ComponentType<object>, props);
}
