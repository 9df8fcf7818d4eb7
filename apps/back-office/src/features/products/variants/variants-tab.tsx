import { useState } from 'react';
import { useMessages } from '../../../i18n/language-context.tsx';
import { StateNote } from '../../../ui/show/state-note.tsx';
import type { TabProps } from '../page/product.ts';
import { AxesCard } from './axes-card.tsx';
import { MakeCard } from './make-card.tsx';
import { usedValues, wantedOf, type Axis, type Chosen } from './matrix.ts';
import { VariantGrid } from './variant-grid.tsx';

/** What the product is chosen by, as it is saved. */
const axesOf = ({ product, choices }: TabProps): readonly Axis[] =>
  product.axes.flatMap((code) => choices.attributes.find((attribute) => attribute.code === code) ?? []);

/** Every size and colour: what is there, what is missing, and setting many at once. */
export function VariantsTab(tab: TabProps) {
  const t = useMessages('variants');
  const axes = axesOf(tab);
  const { variants, can } = tab.product;
  // What was chosen beyond the values that variants have.
  const [added, setAdded] = useState<Chosen>({});
  const [clicked, setClicked] = useState<ReadonlySet<string>>(new Set());
  const used = usedValues(axes, variants);
  const chosen = Object.fromEntries(axes.map(({ code }) => [code, [...new Set([...(used[code] ?? []), ...(added[code] ?? [])])]]));
  const wanted = wantedOf(axes, chosen, variants, clicked);
  const toggle = (key: string) =>
    setClicked((before) => (before.has(key) ? new Set([...before].filter((one) => one !== key)) : new Set([...before, key])));
  const reset = () => {
    setAdded({});
    setClicked(new Set());
  };
  const mayMake = can.includes('makeVariants');
  const make = mayMake && (
    <MakeCard key="make" {...tab} axes={axes} used={used} added={added} wanted={wanted} onAdd={setAdded} onMade={reset} />
  );
  const grid = (variants.length > 0 || wanted.length > 0) && (
    <VariantGrid key="grid" product={tab.product} axes={axes} chosen={chosen} wanted={wanted} onToggle={mayMake ? toggle : undefined} />
  );
  // What is there comes first; a new product has nothing yet.
  const order = variants.length > 0 ? [grid, make] : [make, grid];
  return (
    <>
      {axes.length === 0 ? (
        <StateNote icon="stack" title={t('noAxes')}>
          {t('noAxesWhy')}
        </StateNote>
      ) : (
        order
      )}
      <AxesCard {...tab} />
    </>
  );
}
