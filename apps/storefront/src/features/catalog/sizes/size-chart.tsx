import { sizeTable, type SizeTable } from '@shop/rules/size-table';
import type { ProductDetailsProductFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import styles from './size-chart.module.css';

type Rows = Extract<ProductDetailsProductFragment, { __typename: 'ConfigurableProduct' }>['fkv_maten'];

/** What each size of this garment means for a body. */
export function SizeChart({ rows }: { readonly rows: Rows }) {
  const t = useMessages('catalogLater');
  return <SizeChartTable table={sizeTable(rows, { meaning: t('sizeChartMeaning'), letters: t('sizeChartLetters') })} />;
}

export function SizeChartTable({ table: { columns, lines } }: { readonly table: SizeTable }) {
  const t = useMessages('catalogLater');
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('sizeChartSize')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ size, cells }) => (
            <tr key={size}>
              <th scope="row">{size}</th>
              {columns.map((column, index) => (
                <td key={column}>{cells[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
