import { useLoaderData, useSearchParams } from 'react-router';
import { TelephonePage } from '../../features/orders/telephone/telephone-page.tsx';
import { TelephoneScreenDocument, type TelephoneScreenQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { ask } from '../../lib/api/api.ts';
import { learn } from '../../lib/language.ts';
import { Page } from '../../shell/page.tsx';
import { Refused } from '../../ui/show/state-note.tsx';

const pageSize = 20;

/** Who may not put orders together is told so on the page. */
async function load(after: string | null): Promise<TelephoneScreenQuery | undefined> {
  try {
    return await ask(TelephoneScreenDocument, { list: { first: pageSize, after } });
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'refused') return undefined;
    throw error;
  }
}

export async function clientLoader({ request }: { readonly request: Request }) {
  const [screen] = await Promise.all([load(new URL(request.url).searchParams.get('after')), learn('telephone')]);
  return { screen };
}

/** An order by telephone. */
export default function NewOrder() {
  const t = useMessages('telephone');
  const [params] = useSearchParams();
  const { screen } = useLoaderData<typeof clientLoader>();
  const change = params.get('change');
  return (
    <Page title={t('title')} back={{ to: '/orders', label: t('back') }}>
      {screen ? (
        <TelephonePage key={change ?? 'new'} screen={screen} change={change} isFirst={!params.has('after')} />
      ) : (
        <Refused>{t('only')}</Refused>
      )}
    </Page>
  );
}
