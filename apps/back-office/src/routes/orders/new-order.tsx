import { useLoaderData, useSearchParams } from 'react-router';
import { TelephonePage } from '../../features/orders/telephone/telephone-page.tsx';
import { TelephoneOrderDocument, TelephoneScreenDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { ask } from '../../lib/api/api.ts';
import { learn } from '../../lib/language.ts';
import { Page } from '../../shell/page.tsx';
import { Refused } from '../../ui/show/state-note.tsx';

const pageSize = 20;

/** An order is changed on every page of the list. Who may not put orders together is told so on the page. */
async function load({ searchParams }: URL) {
  const change = searchParams.get('change');
  try {
    const [screen, changing] = await Promise.all([
      ask(TelephoneScreenDocument, { list: { first: pageSize, after: searchParams.get('after') } }),
      change === null ? undefined : ask(TelephoneOrderDocument, { id: change }).then(({ telephoneOrder }) => telephoneOrder ?? null),
    ]);
    return { screen, change, changing };
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'refused') return undefined;
    throw error;
  }
}

export async function clientLoader({ request }: { readonly request: Request }) {
  const [loaded] = await Promise.all([load(new URL(request.url)), learn('telephone')]);
  return { loaded };
}

/** An order by telephone. */
export default function NewOrder() {
  const t = useMessages('telephone');
  const [params] = useSearchParams();
  const { loaded } = useLoaderData<typeof clientLoader>();
  return (
    <Page title={t('title')} back={{ to: '/orders', label: t('back') }}>
      {loaded ? (
        <TelephonePage key={loaded.change ?? 'new'} screen={loaded.screen} changing={loaded.changing} isFirst={!params.has('after')} />
      ) : (
        <Refused>{t('only')}</Refused>
      )}
    </Page>
  );
}
