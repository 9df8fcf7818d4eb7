import { useLoaderData } from 'react-router';
import { readList } from '../../features/returns/list/return-filters.ts';
import { ReturnList } from '../../features/returns/list/return-list.tsx';
import { ScanButton } from '../../features/returns/list/scan-button.tsx';
import { ReturnListDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { chosenBranch } from '../../lib/branches/chosen-branch.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { Page } from '../../shell/page.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';

/** The words are waited for, the rows are not: the screen is there at once. */
export function clientLoader({ request }: { readonly request: Request }) {
  const { searchParams } = new URL(request.url);
  return deferred(ask(ReturnListDocument, readList(searchParams, chosenBranch())), 'returns');
}

/** Everything that comes back, with its clocks. */
export default function Returns() {
  const t = useMessages('returns');
  const person = usePerson();
  const { answer } = useLoaderData<typeof clientLoader>();
  const actions = (
    <>
      {may(person, 'returns.receive') && <ScanButton />}
      {may(person, 'returns.register') && (
        <ButtonLink to="/returns/new" icon="plus">
          {t('register')}
        </ButtonLink>
      )}
    </>
  );
  return (
    <Page isList title={t('title')} actions={actions}>
      <ReturnList answer={answer} />
    </Page>
  );
}
