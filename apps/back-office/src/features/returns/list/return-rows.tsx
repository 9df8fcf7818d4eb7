import { use } from 'react';
import { useNavigation, useRevalidator, useSearchParams } from 'react-router';
import { ReturnListDocument, type ReturnListQuery } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { chosenBranch } from '../../../lib/branches/chosen-branch.ts';
import { cameText } from '../../../lib/list/fresh-rows.ts';
import { filtered } from '../../../lib/list/place.ts';
import { useListRows } from '../../../lib/list/use-list-rows.ts';
import { ListEmpty } from '../../../shell/list/list-empty.tsx';
import { ListFoot } from '../../../shell/list/list-foot.tsx';
import type { Column } from '../../../ui/table/columns.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { ReturnRow } from './return-columns.tsx';
import { address, readList, readSort, readTab, sortParam } from './return-filters.ts';

type Props = {
  readonly answer: Promise<ReturnListQuery>;
  readonly columns: readonly Column<ReturnRow>[];
  readonly shown: ReadonlySet<string>;
  readonly isDense: boolean;
};

/** The rows of a page, and what came since. */
export function ReturnRows({ answer, columns, shown, isDense }: Props) {
  const t = useMessages('returns');
  const { returns } = use(answer);
  const [params, setParams] = useSearchParams();
  const { revalidate } = useRevalidator();
  const isLoading = useNavigation().state !== 'idle';
  const load = async () => (await ask(ReturnListDocument, readList(params, chosenBranch()))).returns;
  const { rows, newer, others } = useListRows(returns, { list: 'returns', nameOf: ({ number }) => number, entity: 'return', load });
  const sort = readSort(params);
  const came = sort.by === 'due' ? others : sort.direction === 'descending' ? newer : 0;
  const announced = { text: t('newer', { count: cameText(came) }), onShow: () => void revalidate() };
  if (rows.length === 0) return <ListEmpty address={address} icon="arrow-u-up-left" tab={readTab(params)} path="/returns" words={t} />;
  return (
    <>
      <DataTable
        caption={t('title')}
        columns={columns}
        shown={shown}
        rows={rows}
        rowId={({ number }) => number}
        rowName={({ number }) => number}
        rowHref={({ number }) => `/returns/${number}`}
        isFaint={({ state }) => state === 'closed' || state === 'rejected'}
        sort={sort}
        onSort={(next) => setParams(filtered(params, { sort: sortParam(params, next) }))}
        newer={!returns.page.previous && came > 0 ? announced : undefined}
        isDense={isDense}
        isLoading={isLoading}
      />
      <ListFoot page={returns.page} words={t} />
    </>
  );
}
