import { Suspense, use } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import { readFilter } from '../../features/audit/audit-filters.ts';
import { AuditList, pageSize } from '../../features/audit/audit-list.tsx';
import { ExportButton } from '../../features/audit/export-button.tsx';
import { loadStaff, type StaffRows } from '../../features/staff/load-staff.ts';
import { AuditEntriesDocument, type AuditEntriesQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { useLoaded } from '../../lib/list/use-loaded.ts';
import { unlessOnly } from '../../lib/list/use-refresh.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { Page } from '../../shell/page.tsx';
import { SkeletonRows } from '../../ui/show/skeleton.tsx';

export function clientLoader({ request }: { readonly request: Request }) {
  const params = new URL(request.url).searchParams;
  const list = { first: pageSize, after: params.get('after'), search: null };
  return deferred(ask(AuditEntriesDocument, { list, filter: readFilter(params) }), 'changes');
}

/** Opening an entry beside the list asks for nothing new. */
export const shouldRevalidate = unlessOnly('entry');

const nobody = async (): Promise<StaffRows> => ({ rows: [], isAll: true });

function Entries({ answer }: { readonly answer: Promise<AuditEntriesQuery> }) {
  const people = useLoaded(may(usePerson(), 'staff.read', 'everywhere') ? loadStaff : nobody);
  return <AuditList {...use(answer).audit} people={people.state === 'done' ? people.value.rows : []} />;
}

/** Everything that was done, and by whom. */
export default function Audit() {
  const t = useMessages('audit');
  const { answer } = useLoaderData<typeof clientLoader>();
  const [params] = useSearchParams();
  return (
    <Page isList title={t('title')} actions={<ExportButton filter={readFilter(params)} />}>
      <Suspense fallback={<SkeletonRows />}>
        <Entries answer={answer} />
      </Suspense>
    </Page>
  );
}
