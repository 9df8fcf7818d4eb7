import { useLive } from '../../lib/events/use-live.ts';
import { QueueTabs } from './queue-tabs.tsx';

type Counted<Name> = { readonly tab: Name; readonly count: number; readonly countIsCapped: boolean };

type Props<Name extends string> = {
  /** The first is what an address without a word means. */
  readonly names: readonly Name[];
  readonly current: Name;
  readonly labelOf: (name: Name) => string;
  readonly load: () => Promise<readonly Counted<Name>[]>;
  /** Whose changes change the counts. */
  readonly entity: string;
};

/** Views of a list, with how many each has now. */
export function LiveTabs<Name extends string>({ names, current, labelOf, load, entity }: Props<Name>) {
  const counts = useLive(load, [entity]);
  return (
    <QueueTabs param="tab" names={names} current={current} labelOf={labelOf} countOf={(name) => counts?.find(({ tab }) => tab === name)} />
  );
}
