import { useMemo } from 'react';
import type { ProductListQuery } from '../../../generated/graphql.ts';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { Thumb } from '../../../lib/pieces/thumb.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import type { Column } from '../../../ui/table/columns.ts';
import { StatePill } from '../state-pill.tsx';
import styles from './list.module.css';

export type ProductRow = ProductListQuery['products']['items'][number];

function Missing({ missing }: Pick<ProductRow, 'missing'>) {
  const t = useMessages('products');
  if (missing.length === 0) return null;
  return (
    <span className={styles.missing}>
      <Icon name="warning-circle" size={14} />
      {missing.map((code) => t(`missing.${code}`)).join(', ')}
    </span>
  );
}

function Stock({ stock }: Pick<ProductRow, 'stock'>) {
  const { number } = useFormats();
  if (stock === null || stock === undefined) return <span className={styles.none}>–</span>;
  return (
    <span className={styles.stock} data-empty={stock === 0 || undefined}>
      {number(stock)}
    </span>
  );
}

export function useProductColumns(): readonly Column<ProductRow>[] {
  const t = useMessages('products');
  const { money } = useFormats();
  return useMemo(
    () => [
      {
        id: 'name',
        title: t('name'),
        cell: ({ name, picture }) => (
          <span className={styles.name}>
            <Thumb picture={picture} />
            <span>{name}</span>
          </span>
        ),
        isTitle: true,
      },
      { id: 'sku', title: t('sku'), cell: ({ sku }) => <span className={styles.code}>{sku}</span>, isQuiet: true, phone: 'note' },
      {
        id: 'type',
        title: t('type'),
        cell: ({ type, variants }) => (variants > 0 ? t('variantCount', { count: variants }) : t(`type.${type}`)),
        isQuiet: true,
      },
      { id: 'state', title: t('state'), cell: ({ isEnabled }) => <StatePill isEnabled={isEnabled} />, phone: 'state' },
      { id: 'missing', title: t('missing'), cell: ({ missing }) => <Missing missing={missing} /> },
      { id: 'stock', title: t('stock'), cell: ({ stock }) => <Stock stock={stock} />, align: 'end' },
      {
        id: 'price',
        title: t('price'),
        cell: ({ price }) => (price ? money(price.cents, price.currency) : <span className={styles.none}>–</span>),
        align: 'end',
        phone: 'end',
      },
    ],
    [t, money],
  );
}
