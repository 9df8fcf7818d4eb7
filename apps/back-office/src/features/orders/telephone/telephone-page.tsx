import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { TelephoneRowFragment, TelephoneScreenQuery } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { FoundChanges } from '../../../lib/edits/found-changes.tsx';
import { useFreshList } from '../../../lib/list/use-fresh-list.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { toasts } from '../../../ui/overlays/toast-queue.ts';
import { Card } from '../../../ui/show/card.tsx';
import { PageColumns } from '../../../ui/show/page-columns.tsx';
import { StateNote } from '../../../ui/show/state-note.tsx';
import { ArticleFinder } from './article-finder.tsx';
import { CustomerCard } from './customer-card.tsx';
import { DeliveryCard } from './delivery-card.tsx';
import { whyOver } from './draft.ts';
import { LineList } from './line-list.tsx';
import { SentList } from './sent-list.tsx';
import { SummaryCard } from './summary-card.tsx';
import styles from './telephone.module.css';
import { useTelephoneForm } from './use-telephone-form.ts';

/** Some words of what was typed before a reload. */
function shown(value: unknown): string {
  if (Array.isArray(value))
    return value.map((line: { quantity?: number; sku?: string }) => `${line.quantity ?? ''} ${line.sku ?? ''}`).join(', ');
  if (typeof value === 'object' && value !== null) return Object.values(value).filter(Boolean).join(' ');
  return typeof value === 'string' ? value : '';
}

type DeskProps = { readonly choices: TelephoneScreenQuery['telephoneChoices']; readonly changing: TelephoneRowFragment | undefined };

function Desk({ choices, changing }: DeskProps) {
  const t = useMessages('telephone');
  const look = t as (key: string) => string;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  // What was looked for belongs to the order that was sent.
  const [round, setRound] = useState(0);
  const form = useTelephoneForm({
    choices,
    changing,
    onSent: (email, isChange) => {
      setRound((count) => count + 1);
      toasts.add({ text: isChange ? t('saved') : t('sent', { email }) });
      if (isChange) void navigate('/orders/new');
      else void revalidate();
    },
  });
  return (
    <PageColumns summary={<SummaryCard form={form} />}>
      <div className={styles.cards}>
        {form.over ? (
          <p className={styles.waiting} role="alert">
            <Icon name="warning" />
            <span>{`${t('changingOver')}. ${form.over}`}</span>
          </p>
        ) : (
          <p className={styles.lead}>{changing ? t('changingLead', { email: changing.email }) : t('lead')}</p>
        )}
        <FoundChanges
          edits={form.edits}
          version={changing?.version ?? 0}
          fieldName={(field) => look(`field.${field}`)}
          showField={(_field, value) => shown(value)}
        />
        <CustomerCard form={form} />
        <Card title={t('articles')}>
          <div className={styles.fields}>
            <LineList form={form} />
            <ArticleFinder key={round} form={form} />
          </div>
        </Card>
        <DeliveryCard form={form} />
      </div>
    </PageColumns>
  );
}

type Props = {
  readonly screen: TelephoneScreenQuery;
  /** The order that is changed; null: there is none any more. */
  readonly changing: TelephoneRowFragment | null | undefined;
  readonly isFirst: boolean;
};

/** Staff fills a cart with somebody on the telephone; the customer gets the link and orders (LAW-07). */
export function TelephonePage({ screen, changing, isFirst }: Props) {
  const t = useMessages('telephone');
  const { items, page } = screen.telephoneOrders;
  const over = changing === undefined ? undefined : whyOver(changing);
  // What is typed stays in sight when the customer opens the link meanwhile.
  const [wasOpen, setWasOpen] = useState(false);
  if (!over && !wasOpen) setWasOpen(true);
  useFreshList(['telephone']);
  return (
    <>
      {changing === null || (over && !wasOpen) ? (
        <PageColumns>
          <Card>
            <StateNote icon="prohibit" title={t('changingOver')} action={<ButtonLink to="/orders/new">{t('startNew')}</ButtonLink>} isAlert>
              {t(`over.${over ?? 'gone'}`)}
            </StateNote>
          </Card>
        </PageColumns>
      ) : (
        <Desk choices={screen.telephoneChoices} changing={changing} />
      )}
      <PageColumns>
        <SentList rows={items} next={page.next} isFirst={isFirst} />
      </PageColumns>
    </>
  );
}
