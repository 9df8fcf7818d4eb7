import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { TelephoneScreenQuery } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { FoundChanges } from '../../../lib/edits/found-changes.tsx';
import { useFreshList } from '../../../lib/list/use-fresh-list.ts';
import { toasts } from '../../../ui/overlays/toast-queue.ts';
import { Card } from '../../../ui/show/card.tsx';
import { PageColumns } from '../../../ui/show/page-columns.tsx';
import { ArticleFinder } from './article-finder.tsx';
import { CustomerCard } from './customer-card.tsx';
import { DeliveryCard } from './delivery-card.tsx';
import { LineList } from './line-list.tsx';
import { SentList } from './sent-list.tsx';
import { SummaryCard } from './summary-card.tsx';
import styles from './telephone.module.css';
import { useTelephoneForm } from './use-telephone-form.ts';

type Props = { readonly screen: TelephoneScreenQuery; readonly change: string | null; readonly isFirst: boolean };

/** Some words of what was typed before a reload. */
function shown(value: unknown): string {
  if (Array.isArray(value))
    return value.map((line: { quantity?: number; sku?: string }) => `${line.quantity ?? ''} ${line.sku ?? ''}`).join(', ');
  if (typeof value === 'object' && value !== null) return Object.values(value).filter(Boolean).join(' ');
  return typeof value === 'string' ? value : '';
}

/** Staff fills a cart with somebody on the telephone; the customer gets the link and orders (LAW-07). */
export function TelephonePage({ screen, change, isFirst }: Props) {
  const t = useMessages('telephone');
  const look = t as (key: string) => string;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  // What was looked for belongs to the order that was sent.
  const [round, setRound] = useState(0);
  const { items, page } = screen.telephoneOrders;
  const changing = items.find(({ id, can }) => id === change && can.includes('changeTelephoneOrder'));
  useFreshList(['telephone']);
  const form = useTelephoneForm({
    choices: screen.telephoneChoices,
    changing,
    onSent: (email, isChange) => {
      setRound((count) => count + 1);
      toasts.add({ text: isChange ? t('saved') : t('sent', { email }) });
      if (isChange) void navigate('/orders/new');
      else void revalidate();
    },
  });
  return (
    <>
      <PageColumns summary={<SummaryCard form={form} />}>
        <div className={styles.cards}>
          <p className={styles.lead}>{changing ? t('changingLead', { email: changing.email }) : t('lead')}</p>
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
      <PageColumns>
        <SentList rows={items} next={page.next} isFirst={isFirst} />
      </PageColumns>
    </>
  );
}
