import { useSearchParams } from 'react-router';
import type { ListAddress } from '../../lib/list/list-address.ts';
import { filtered } from '../../lib/list/place.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import type { IconName } from '../../ui/icons/icon-names.ts';
import { EmptyState, NoMatch } from '../../ui/show/state-note.tsx';

type Props = {
  readonly address: ListAddress;
  readonly icon: IconName;
  /** The view that is empty. */
  readonly tab: string;
  /** Where everything is. */
  readonly path: string;
  /** Why nothing is there at all, why nothing is in this view, and the way to everything. */
  readonly words: (key: 'empty' | 'emptyWhy' | 'emptyTab' | 'emptyTabWhy' | 'seeAll') => string;
};

/** Instead of rows: no match for the filters, an empty view, or nothing yet. */
export function ListEmpty({ address, icon, tab, path, words }: Props) {
  const [params, setParams] = useSearchParams();
  const isFiltered = Object.keys(address.filterValues(params)).length > 0 || params.has('search');
  if (isFiltered)
    return <NoMatch onClear={() => setParams(filtered(params, { ...address.filterParams({}), search: undefined }), { replace: true })} />;
  if (tab === 'all')
    return (
      <EmptyState icon={icon} title={words('empty')}>
        {words('emptyWhy')}
      </EmptyState>
    );
  return (
    <EmptyState icon={icon} title={words('emptyTab')} action={<ButtonLink to={path}>{words('seeAll')}</ButtonLink>}>
      {words('emptyTabWhy')}
    </EmptyState>
  );
}
