import { useEffect, useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { OrderListDocument, type OrderListQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { useShop } from '../../lib/graphql/use-shop.ts';
import { useReportError } from '../../lib/notices/use-report-error.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { Button } from '../../ui/button.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { OrderCard, ordersPath as path } from './order-card.tsx';
import styles from './orders.module.css';

type Orders = NonNullable<NonNullable<OrderListQuery['customer']>['orders']>;

/** Page and search stand in the address, so that the way back and a reload keep them. */
function useWanted() {
  const parameters = new URLSearchParams(useLocation().search);
  const page = Number(parameters.get('page') ?? 1);
  return { page: Number.isInteger(page) && page > 0 ? page : 1, search: (parameters.get('search') ?? '').trim() };
}

/** The orders of the customer, newest first, ten a page (SPEC-4). */
export function OrderList({ empty }: { readonly empty: ReactNode }) {
  const t = useMessages('orders');
  const { storeView } = useShopState();
  const { page, search } = useWanted();
  const { orders, isFailed, retry } = useOrders(page, search);
  const href = (wanted: number) =>
    `${localPath(storeView, path)}?${new URLSearchParams({ page: String(wanted), ...(search === '' ? {} : { search }) })}`;
  if (isFailed) return <Button onClick={retry}>{t('tryAgain')}</Button>;
  if (!orders) return <p className={styles.note}>{t('loading')}</p>;
  const items = orders.items.filter((order) => order !== null);
  if (items.length === 0 && search === '') return empty;
  return (
    <div className={styles.order}>
      <SearchForm key={search} search={search} />
      {items.length === 0 ? <output>{t('noneFound', { search })}</output> : null}
      <ul className={styles.list}>
        {items.map((order) => (
          <li key={order.number} className={styles.card}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      <Pagination
        current={page}
        total={orders.page_info?.total_pages ?? 1}
        hrefOf={href}
        nameOf={(number) => t('page', { page: number })}
        label={t('pages')}
        previous={t('previousPage')}
        next={t('nextPage')}
      />
    </div>
  );
}

function useOrders(page: number, search: string) {
  const shop = useShop();
  const report = useReportError();
  const [orders, setOrders] = useState<Orders>();
  const [isFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    shop
      .with({ signal: controller.signal })
      .query(OrderListDocument, { page, search: search === '' ? null : search })
      .then(({ customer }) => {
        setFailed(false);
        setOrders(customer?.orders ?? undefined);
      })
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        setFailed(true);
        report(error, 'account');
      });
    return () => controller.abort();
  }, [shop, report, page, search, tries]);
  return { orders, isFailed, retry: () => setTries((count) => count + 1) };
}

function SearchForm({ search }: { readonly search: string }) {
  const t = useMessages('orders');
  const { storeView } = useShopState();
  const navigate = useNavigate();
  const id = useId();
  const [text, setText] = useState(search);
  const go = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(text.trim() === '' ? `/${path}` : `/${path}?${new URLSearchParams({ search: text.trim() })}`);
  };
  return (
    <search>
      <form className={styles.search} aria-label={t('title')} onSubmit={go}>
        <TextField id={id} name="search" value={text} onChange={setText} onBlur={() => {}} label={t('search')} optional />
        <Button type="submit">{t('searchGo')}</Button>
        {search === '' ? null : <a href={localPath(storeView, path)}>{t('searchClear')}</a>}
      </form>
    </search>
  );
}
