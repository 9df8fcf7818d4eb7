import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { ReturnTabsDocument, type ReturnListQuery } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { useChosenBranch } from '../../../lib/branches/chosen-branch.ts';
import { ListScreen } from '../../../shell/list/list-screen.tsx';
import { useReturnColumns } from './return-columns.tsx';
import { address, readTab, tabNames } from './return-filters.ts';
import { ReturnRows } from './return-rows.tsx';
import { useReturnFilters } from './use-return-filters.ts';

/** The queue of what comes back, with its clocks. */
export function ReturnList({ answer }: { readonly answer: Promise<ReturnListQuery> }) {
  const t = useMessages('returns');
  const [params] = useSearchParams();
  const branch = useChosenBranch()?.code ?? null;
  const load = useCallback(async () => (await ask(ReturnTabsDocument, { branch })).returnTabs, [branch]);
  const filters = useReturnFilters();
  const columns = useReturnColumns();
  return (
    <ListScreen
      screen="returns"
      answer={answer}
      address={address}
      tabs={{ tabs: tabNames.map((name) => ({ name, label: t(`tab.${name}`) })), current: readTab(params), load, entity: 'return' }}
      filters={filters}
      search={{ label: t('searchLabel'), placeholder: t('searchHint') }}
      columns={columns}
      rows={(look) => <ReturnRows answer={answer} columns={columns} {...look} />}
    />
  );
}
