import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { EditBar } from '../../lib/edits/edit-bar.tsx';
import { FoundChanges } from '../../lib/edits/found-changes.tsx';
import { useEdits } from '../../lib/edits/use-edits.ts';
import { useLogWords } from '../../lib/log/use-log-words.ts';
import { useRefusal } from '../../lib/refusals/use-refusal.ts';
import { Page } from '../../shell/page.tsx';
import { PageColumns } from '../../ui/show/page-columns.tsx';
import { AccountCard } from './account-card.tsx';
import { BusinessCard } from './business-card.tsx';
import { CustomerForm } from './customer-form.tsx';
import { AddressesCard, ConsentCard, OrdersCard, ReturnsCard, ReviewsCard } from './customer-parts.tsx';
import { ApprovalPill, BlockedPill } from './customer-pills.tsx';
import { nameOf, type Customer } from './customer.ts';
import { MergedCard } from './merged-card.tsx';
import { currentOf, saveCustomer } from './save-customer.ts';
import { SeesCard } from './sees-card.tsx';

type Props = {
  readonly customer: Customer;
  /** What happened to the account, for who may see the log. */
  readonly history: ReactNode;
  /** What they asked of what the shop knows about them. */
  readonly privacy: ReactNode;
};

/** Everything the shop knows of a customer, and what staff may do with the account. */
export function CustomerPage({ customer, history, privacy }: Props) {
  const t = useMessages('customers');
  const words = useLogWords();
  const edits = useEdits('customer', customer.id, currentOf(customer), saveCustomer(useRefusal()));
  const mayEdit = customer.can.includes('editCustomer');
  const name = nameOf(customer);
  const summary = (
    <>
      <AccountCard customer={customer} />
      <ConsentCard customer={customer} />
      <SeesCard customer={customer} />
      <MergedCard customer={customer} />
      {privacy}
    </>
  );
  return (
    <Page
      title={name}
      back={{ to: '/customers', label: t('back') }}
      note={t('number', { id: customer.id })}
      states={
        <>
          <ApprovalPill approval={customer.approval} />
          {customer.blockedAt && <BlockedPill />}
        </>
      }
    >
      <PageColumns summary={summary}>
        <FoundChanges edits={edits} fieldName={words.field} showField={words.value} version={customer.version} />
        <BusinessCard customer={customer} />
        <OrdersCard customer={customer} />
        <ReturnsCard customer={customer} />
        {mayEdit && <CustomerForm edits={edits} />}
        <AddressesCard customer={customer} />
        <ReviewsCard customer={customer} />
        {history}
      </PageColumns>
      <EditBar edits={edits} thing={name} fieldName={words.field} showField={words.value} />
    </Page>
  );
}
