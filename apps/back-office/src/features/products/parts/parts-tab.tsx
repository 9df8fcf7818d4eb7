import type { TabProps } from '../page/product.ts';
import { useNames } from '../page/use-names.ts';
import { BundleCard } from './bundle-card.tsx';
import { GroupCard } from './group-card.tsx';
import { LookCard } from './look-card.tsx';

/** What a set or a group consists of, and the picture that shows it together. */
export function PartsTab(tab: TabProps) {
  const names = useNames(tab);
  if (tab.product.type === 'bundle') return <BundleCard {...tab} names={names} />;
  return (
    <>
      <GroupCard {...tab} names={names} />
      <LookCard {...tab} names={names} />
    </>
  );
}
