import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { ProductListDocument } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { endOf, inOrder, moved, type Placed } from '../../../lib/list/places.ts';
import { Thumb } from '../../../lib/pieces/thumb.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { AddBox } from '../../../ui/fields/add-box.tsx';
import { Card } from '../../../ui/show/card.tsx';
import shared from '../shared/shared.module.css';
import type { ThingEdits } from '../shared/thing.ts';
import type { Category } from './category-page.tsx';

type Product = Pick<Category['products'][number], 'id' | 'sku' | 'name'> & Partial<Category['products'][number]>;
type Props = { readonly category: Category; readonly edits: ThingEdits; readonly isReadOnly: boolean };

const begin = 'products.';
const membersOf = ({ values }: ThingEdits): readonly Placed[] =>
  inOrder(
    Object.entries(values).flatMap(([field, place]) => (field.startsWith(begin) && typeof place === 'number' ? [{ field, place }] : [])),
  );

function FindProduct({ onFind }: { readonly onFind: (product: Product) => void }) {
  const t = useMessages('catalogue');
  const [found, setFound] = useState<readonly Product[]>([]);
  const latest = useRef('');
  const search = async (typed: string) => {
    latest.current = typed;
    if (typed.trim().length < 2) return setFound([]);
    const { products } = await ask(ProductListDocument, { list: { first: 8, search: typed.slice(0, 100) } });
    if (latest.current === typed) setFound(products.items);
  };
  return (
    <AddBox
      label={t('addProduct')}
      placeholder={t('findProduct')}
      options={found.map(({ id, name, sku }) => ({ value: id, label: name, hint: sku }))}
      onSearch={(typed) => void search(typed)}
      onAdd={(id) => {
        const product = found.find((one) => one.id === id);
        if (product) onFind(product);
      }}
    />
  );
}

type RowProps = {
  readonly product: Product | undefined;
  readonly id: string;
  readonly number: number;
  readonly count: number;
  readonly isChanged: boolean;
  readonly onMove: ((to: number) => void) | undefined;
  readonly onRemove: () => void;
};

function ProductRow({ product, id, number, count, isChanged, onMove, onRemove }: RowProps) {
  const t = useMessages('catalogue');
  const name = product?.name ?? id;
  return (
    <li className={shared.row} data-changed={isChanged || undefined}>
      <span className={shared.number}>{number}</span>
      <Thumb picture={product?.picture ?? null} />
      <span className={shared.words}>
        {product ? (
          <Link className={shared.link} to={`/products/${encodeURIComponent(product.sku)}`}>
            {name}
          </Link>
        ) : (
          name
        )}
        <span className={shared.quiet}>
          {product?.sku}
          {product?.bySales !== undefined && ` · ${t('ranks', { sales: product.bySales, age: product.byAge ?? 0 })}`}
          {product?.isEnabled === false && ` · ${t('productOff')}`}
        </span>
      </span>
      {onMove && (
        <span className={shared.actions}>
          {number > 1 && <IconButton icon="caret-up" label={t('moveFirst', { name })} onClick={() => onMove(0)} />}
          {number > 1 && <IconButton icon="arrow-up" label={t('moveUp', { name })} onClick={() => onMove(number - 2)} />}
          {number < count && <IconButton icon="arrow-down" label={t('moveDown', { name })} onClick={() => onMove(number)} />}
          <IconButton icon="x" label={t('takeOut', { name })} onClick={onRemove} />
        </span>
      )}
    </li>
  );
}

/** Products as somebody puts them, and beside each where it would stand by itself. */
export function CategoryProducts({ category, edits, isReadOnly }: Props) {
  const t = useMessages('catalogue');
  const [found, setFound] = useState<readonly Product[]>([]);
  const members = membersOf(edits);
  const known: readonly Product[] = [...category.products, ...found];
  const sortBy = (rank: 'bySales' | 'byAge') => {
    for (const product of category.products) {
      if (typeof edits.values[`${begin}${product.id}`] === 'number') edits.set(`${begin}${product.id}`, product[rank]);
    }
  };
  const isAll = category.productCount === category.products.length;
  return (
    <Card title={t('part.products')} note={isAll ? t('productsNote') : t('productsSome', { count: category.products.length })}>
      <div className={shared.fields}>
        {!isReadOnly && isAll && members.length > 1 && (
          <div className={shared.bar}>
            <Button size="s" icon="chart-line" onClick={() => sortBy('bySales')}>
              {t('sortBySales')}
            </Button>
            <Button size="s" icon="clock" onClick={() => sortBy('byAge')}>
              {t('sortByAge')}
            </Button>
          </div>
        )}
        {members.length === 0 && <p className={shared.quiet}>{t('noProducts')}</p>}
        <ol className={shared.rows}>
          {members.map(({ field }, index) => {
            const id = field.slice(begin.length);
            return (
              <ProductRow
                key={field}
                product={known.find((one) => one.id === id)}
                id={id}
                number={index + 1}
                count={members.length}
                isChanged={edits.isChanged(field)}
                onMove={
                  isReadOnly
                    ? undefined
                    : (to) => {
                        for (const one of moved(members, index, to)) edits.set(one.field, one.place);
                      }
                }
                onRemove={() => edits.set(field, null)}
              />
            );
          })}
        </ol>
        {!isReadOnly && (
          <FindProduct
            onFind={(product) => {
              setFound((before) => [...before, product]);
              edits.set(`${begin}${product.id}`, endOf(members));
            }}
          />
        )}
      </div>
    </Card>
  );
}
