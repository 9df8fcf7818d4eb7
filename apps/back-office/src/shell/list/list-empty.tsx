import { useSearchParams } from 'react-router';
import type { ListAddress } from '../../lib/list/list-address.ts';
import { filtered } from '../../lib/list/place.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import type { IconName } from '../../ui/icons/icon-names.ts';
import { EmptyState, NoMatch } from '../../ui/show/state-note.tsx';

type Props = {
  readonly address: ListAddress;
  readonly icon: IconName;
  /** Nothing is there at all: why. */
  readonly all: { readonly title: string; readonly why: string };
  /** Nothing is in this view: why, and the way to everything. */
  readonly view: { readonly title: string; readonly why: string; readonly seeAll: string; readonly path: string } | undefined;
};

/** Instead of rows: no match for the filters, an empty view, or nothing yet. */
export function ListEmpty({ address, icon, all, view }: Props) {
  const [params, setParams] = useSearchParams();
  const isFiltered = Object.keys(address.filterValues(params)).length > 0 || params.has('search');
  if (isFiltered)
    return <NoMatch onClear={() => setParams(filtered(params, { ...address.filterParams({}), search: undefined }), { replace: true })} />;
  if (!view)
    return (
      <EmptyState icon={icon} title={all.title}>
        {all.why}
      </EmptyState>
    );
  return (
    <EmptyState icon={icon} title={view.title} action={<ButtonLink to={view.path}>{view.seeAll}</ButtonLink>}>
      {view.why}
    </EmptyState>
  );
}
