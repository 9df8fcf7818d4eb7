import { useSearchParams } from 'react-router';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { filtered } from '../../lib/list/place.ts';
import { TabLinks } from '../../ui/show/tab-links.tsx';

type Counted = { readonly count: number; readonly countIsCapped: boolean };

type Props<Name extends string> = {
  /** What stands in the address. */
  readonly param: string;
  /** The first is what an address without a word means. */
  readonly names: readonly Name[];
  readonly current: Name;
  readonly labelOf: (name: Name) => string;
  readonly countOf?: (name: Name) => Counted | undefined;
};

/** Views of a list, with how many each has where that is counted. */
export function QueueTabs<Name extends string>({ param, names, current, labelOf, countOf }: Props<Name>) {
  const t = useMessages('queue');
  const { number } = useFormats();
  const [params] = useSearchParams();
  const tabs = names.map((name, index) => {
    const counted = countOf?.(name);
    const to = `?${filtered(params, { [param]: index === 0 ? undefined : name, open: undefined }).toString()}`;
    const count = counted && (counted.countIsCapped ? t('capped', { count: number(counted.count) }) : number(counted.count));
    return { to, label: labelOf(name), isCurrent: name === current, ...(count === undefined ? {} : { count }) };
  });
  return <TabLinks label={t('views')} tabs={tabs} />;
}
