import { useMessages } from '../../../i18n/language-context.tsx';
import { useDay } from '../../../i18n/use-day.ts';
import { useArrivalWords } from '../../../lib/delivery/use-arrival-words.ts';
import { Fact, FactList } from '../../../ui/fact-list.tsx';
import { OrderAddress } from '../order-address.tsx';
import type { Revision, RevisionContent } from './revision-rows.ts';
import styles from './revision.module.css';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function Address({ before, after }: Pick<Revision, 'before' | 'after'>) {
  const t = useMessages('revision');
  const { shipping_address: old } = before;
  const { shipping_address: next } = after;
  if (!next) return null;
  if (!old || isSame(old, next)) return <OrderAddress address={next} />;
  return (
    <div className={styles.pair}>
      <div>
        <p className={styles.note}>{t('wasAddress')}</p>
        <OrderAddress address={old} />
      </div>
      <div>
        <p className={styles.note}>{t('newAddress')}</p>
        <OrderAddress address={next} />
      </div>
    </div>
  );
}

function useArrival(): (content: RevisionContent) => string | undefined {
  const orders = useMessages('orders');
  const day = useDay();
  const words = useArrivalWords();
  return ({ delivery_dates: dates, pickup_location_code: pickup }) => {
    if (!dates) return undefined;
    return pickup ? orders('readyFrom', { from: day(dates.to) }) : words(dates);
  };
}

/** Where to, how and when; of what changes also what it was (LAW-06). */
export function RevisionFacts({ revision: { before, after } }: { readonly revision: Revision }) {
  const orders = useMessages('orders');
  const arrival = useArrival()(after);
  const hasMoved = before.shipping_title && before.shipping_title !== after.shipping_title;
  return (
    <FactList>
      {after.shipping_address ? (
        <Fact title={orders(after.pickup_location_code ? 'pickUpAt' : 'deliverTo')}>
          <Address before={before} after={after} />
        </Fact>
      ) : null}
      {after.shipping_title ? (
        <Fact title={orders('deliveryMethod')}>
          {hasMoved ? (
            <>
              <del>{before.shipping_title}</del>{' '}
            </>
          ) : null}
          {after.shipping_title}
          {arrival === undefined ? null : <p>{arrival}</p>}
        </Fact>
      ) : null}
    </FactList>
  );
}
