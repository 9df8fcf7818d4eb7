import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { Page } from '../../shell/page.tsx';
import { Card } from '../../ui/show/card.tsx';
import { Facts } from '../../ui/show/facts.tsx';
import { PageColumns } from '../../ui/show/page-columns.tsx';
import { ErasureCard } from './erasure-card.tsx';
import { PrivacyActions } from './privacy-actions.tsx';
import { PrivacyPill } from './privacy-pills.tsx';
import type { PrivacyRequest } from './privacy.ts';
import styles from './privacy.module.css';

function RequestFacts({ request }: { readonly request: PrivacyRequest }) {
  const t = useMessages('privacy');
  const { day, moment } = useFormats();
  const { customer, origin, receivedAt, dueOn, handledAt, handledBy } = request;
  const who = customer ? (
    <Link className={styles.link} to={`/customers/${customer.id}`}>
      {customer.name}
    </Link>
  ) : (
    t('erased')
  );
  return (
    <Card title={t('facts')}>
      <Facts
        facts={[
          { name: t('who'), value: who, note: customer?.email },
          { name: t('received'), value: day(receivedAt), note: t(`origin.${origin}`) },
          { name: t('due'), value: day(dueOn), note: t('dueWhy') },
          ...(handledAt ? [{ name: t('handled'), value: moment(handledAt), note: handledBy }] : []),
        ]}
      />
    </Card>
  );
}

type Props = {
  readonly request: PrivacyRequest;
  /** What happened to it, for who may see the log. */
  readonly history: ReactNode;
};

/** One request: what was asked, what an answer would do, and the answer. */
export function PrivacyPage({ request, history }: Props) {
  const t = useMessages('privacy');
  const { kind, state, origin, note, answer, erasure, isWaiting } = request;
  const hint = isWaiting ? t('waitsWhy') : state === 'open' && origin === 'account' ? t('ownWhy') : t(`what.${kind}`);
  return (
    <Page
      title={t(`kind.${kind}`)}
      back={{ to: '/privacy', label: t('back') }}
      note={t('number', { id: request.id })}
      states={<PrivacyPill request={request} />}
    >
      <PageColumns summary={<RequestFacts request={request} />}>
        <Card title={t('asked')}>
          <div className={styles.fields}>
            {note && <p className={styles.text}>{note}</p>}
            {state === 'open' && <p className={styles.note}>{hint}</p>}
            {answer && <Facts facts={[{ name: t('answer'), value: <span className={styles.text}>{answer}</span> }]} />}
            <PrivacyActions request={request} />
          </div>
        </Card>
        {erasure && <ErasureCard erasure={erasure} />}
        {history}
      </PageColumns>
    </Page>
  );
}
