import { createContext, useContext, useState, type ReactNode } from 'react';
import {
  bundlePrice,
  chosenOptions,
  firstSelection,
  type BundlePart,
  type BundleSelection,
  type ChosenOption,
} from './bundle-selection.ts';

type Bundle = {
  readonly parts: readonly BundlePart[];
  readonly selection: BundleSelection;
  readonly change: (selection: BundleSelection) => void;
  readonly options: readonly ChosenOption[];
  readonly price: ReturnType<typeof bundlePrice>;
};

const BundleContext = createContext<Bundle | undefined>(undefined);

/** Holds what is chosen of a set; price, parts and button all follow it. */
export function BundleProvider({ parts, children }: { readonly parts: readonly BundlePart[]; readonly children: ReactNode }) {
  const [selection, change] = useState(() => firstSelection(parts));
  const options = chosenOptions(parts, selection);
  return <BundleContext value={{ parts, selection, change, options, price: bundlePrice(parts, selection) }}>{children}</BundleContext>;
}

export function useBundle(): Bundle {
  const bundle = useContext(BundleContext);
  if (!bundle) throw new Error('BundleProvider is missing');
  return bundle;
}
