import { useNavigate } from 'react-router';
import type { Formats } from '../../i18n/formats.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { useBranchName } from '../../lib/branches/branches.ts';
import { OrderStatusPill } from '../../lib/orders/status-pill.tsx';
import { ReturnStatePill } from '../../lib/returns/state-pill.tsx';
import { chooseScheme } from '../../lib/scheme.ts';
import { Palette, type PaletteItem } from '../../ui/keys/palette.tsx';
import type { MenuGroup } from './menu.ts';
import { useFound } from './use-found.ts';
import { useLogOut } from './use-log-out.ts';

type Go = (path: string) => (isNewTab: boolean) => void;

const peopleOf = (hits: ReturnType<typeof useFound>['hits'], go: Go): readonly PaletteItem[] =>
  hits.flatMap((hit) =>
    hit.__typename === 'CustomerSummary'
      ? [
          {
            id: `customer-${hit.id}`,
            label: hit.person,
            note: [hit.company, hit.email].filter(Boolean).join(', '),
            icon: 'user',
            run: go(`/customers/${hit.id}`),
          },
        ]
      : [],
  );

const goodsOf = (hits: ReturnType<typeof useFound>['hits'], go: Go, money: Formats['money']): readonly PaletteItem[] =>
  hits.flatMap((hit) =>
    hit.__typename === 'ProductSummary'
      ? [
          {
            id: `product-${hit.sku}`,
            label: hit.title,
            note: [hit.sku, hit.price && money(hit.price.cents, hit.price.currency)].filter(Boolean).join(', '),
            icon: 'dress',
            run: go(`/products/${encodeURIComponent(hit.sku)}`),
          },
        ]
      : [],
  );

type Props = { readonly groups: readonly MenuGroup[]; readonly onClose: () => void; readonly onKeys: () => void };

/** Every screen somebody may open, the things they look for, and what can be done from anywhere. */
export function FramePalette({ groups, onClose, onKeys }: Props) {
  const t = useMessages('frame');
  const returnWords = useMessages('returnWords');
  const { money } = useFormats();
  const branchName = useBranchName();
  const { hits, isSearching, hasFailed, onType } = useFound();
  const logOut = useLogOut();
  const navigate = useNavigate();
  const go = (path: string) => (isNewTab: boolean) => {
    if (isNewTab) open(`/staff${path}`, '_blank', 'noopener');
    else void navigate(path);
  };
  const screens: readonly PaletteItem[] = [
    ...groups.flatMap((group) => group.items).map(({ name, path, icon }) => ({ id: path, label: t(name), icon, run: go(path) })),
    { id: '/account', label: t('account'), icon: 'user', run: go('/account') },
  ];
  const orders: readonly PaletteItem[] = hits
    .filter((hit) => hit.__typename === 'OrderSummary')
    .map(({ number, name, status, branch, total }) => ({
      id: `order-${number}`,
      label: [number, name].filter(Boolean).join(' '),
      note: [branch && branchName(branch), money(total.cents, total.currency)].filter(Boolean).join(', '),
      icon: 'receipt',
      end: <OrderStatusPill status={status} />,
      run: go(`/orders/${number}`),
    }));
  const returns: readonly PaletteItem[] = hits
    .filter((hit) => hit.__typename === 'ReturnSummary')
    .map(({ number, name, kind, state, order }) => ({
      id: `return-${number}`,
      label: [number, name].filter(Boolean).join(' '),
      note: [returnWords(`kind.${kind}`), order].join(', '),
      icon: 'arrow-u-up-left',
      end: <ReturnStatePill state={state} />,
      run: go(`/returns/${number}`),
    }));
  const actions: readonly PaletteItem[] = [
    { id: 'light', label: t('schemeLight'), words: t('scheme'), icon: 'sun', isAction: true, run: () => chooseScheme('light') },
    { id: 'dark', label: t('schemeDark'), words: t('scheme'), icon: 'moon', isAction: true, run: () => chooseScheme('dark') },
    { id: 'keys', label: t('keys'), icon: 'keyboard', isAction: true, run: onKeys },
    { id: 'log-out', label: t('logOut'), icon: 'sign-out', isAction: true, run: logOut },
  ];
  return (
    <Palette
      isOpen
      onClose={onClose}
      onType={onType}
      isSearching={isSearching}
      note={hasFailed && <output>{t('findFailed')}</output>}
      groups={[
        { title: t('screens'), items: screens },
        // Those of an earlier text are shown as far as they fit this one.
        { title: t('orders'), items: orders, isFound: !isSearching },
        { title: t('returns'), items: returns, isFound: !isSearching },
        { title: t('customers'), items: peopleOf(hits, go), isFound: !isSearching },
        { title: t('products'), items: goodsOf(hits, go, money), isFound: !isSearching },
        { title: t('actions'), items: actions },
      ]}
    />
  );
}
