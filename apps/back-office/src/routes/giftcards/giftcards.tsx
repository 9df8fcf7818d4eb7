import { Suspense, use, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { CheckDialog } from '../../features/giftcards/check-dialog.tsx';
import { GiftCardList } from '../../features/giftcards/gift-card-list.tsx';
import { readGiftCards } from '../../features/giftcards/gift-card.ts';
import { IssueDialog } from '../../features/giftcards/issue-dialog.tsx';
import { GiftCardListDocument, type GiftCardListQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { useChanges } from '../../lib/events/use-changes.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { Page } from '../../shell/page.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { SkeletonRows } from '../../ui/show/skeleton.tsx';

export function clientLoader({ request }: { readonly request: Request }) {
  return deferred(ask(GiftCardListDocument, readGiftCards(new URL(request.url).searchParams)), 'giftcards', 'queues');
}

function Rows({ answer }: { readonly answer: Promise<GiftCardListQuery> }) {
  return <GiftCardList {...use(answer).giftCards} />;
}

/** Every gift card. */
export default function GiftCards() {
  const t = useMessages('giftcards');
  const person = usePerson();
  const { answer } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<'issue' | 'check'>();
  const close = () => setOpen(undefined);
  useChanges((change) => {
    if (change.entity === 'giftcard') void revalidate();
  });
  const actions = (
    <>
      <Button icon="magnifying-glass" onClick={() => setOpen('check')}>
        {t('checkTitle')}
      </Button>
      {may(person, 'giftcards.issue', 'everywhere') && (
        <Button kind="main" icon="plus" onClick={() => setOpen('issue')}>
          {t('issue')}
        </Button>
      )}
    </>
  );
  return (
    <Page isList title={t('title')} actions={actions}>
      <Suspense fallback={<SkeletonRows />}>
        <Rows answer={answer} />
      </Suspense>
      {open === 'issue' && <IssueDialog onClose={close} />}
      {open === 'check' && <CheckDialog onClose={close} />}
    </Page>
  );
}
