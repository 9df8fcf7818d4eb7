import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { CheckDialog } from '../../features/giftcards/check-dialog.tsx';
import { GiftCardList } from '../../features/giftcards/gift-card-list.tsx';
import { readGiftCards } from '../../features/giftcards/gift-card.ts';
import { IssueDialog } from '../../features/giftcards/issue-dialog.tsx';
import { GiftCardListDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { useFreshList } from '../../lib/list/use-fresh-list.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { DeferredRows } from '../../shell/deferred-rows.tsx';
import { Page } from '../../shell/page.tsx';
import { Button } from '../../ui/actions/button.tsx';

export function clientLoader({ request }: { readonly request: Request }) {
  return deferred(ask(GiftCardListDocument, readGiftCards(new URL(request.url).searchParams)), 'giftcards', 'queues');
}

/** Every gift card. */
export default function GiftCards() {
  const t = useMessages('giftcards');
  const person = usePerson();
  const { answer } = useLoaderData<typeof clientLoader>();
  const [open, setOpen] = useState<'issue' | 'check'>();
  const close = () => setOpen(undefined);
  useFreshList(['giftcard']);
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
      <DeferredRows answer={answer}>{({ giftCards }) => <GiftCardList {...giftCards} />}</DeferredRows>
      {open === 'issue' && <IssueDialog onClose={close} />}
      {open === 'check' && <CheckDialog onClose={close} />}
    </Page>
  );
}
