import { useState } from 'react';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ComboBox } from '../../../ui/fields/combo-box.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Card } from '../../../ui/show/card.tsx';
import { FindProduct, type Found } from './find-product.tsx';
import { addMember, MemberRows } from './member-rows.tsx';
import styles from './page.module.css';
import { numberIn, type TabProps } from './product.ts';

/** Names of those that the page came with, and of those that were found since. */
function useNames({ product, edits }: TabProps) {
  const [found, setFound] = useState<readonly Found[]>([]);
  const nameOf = (id: string) => {
    const named = [...product.named, ...found].find((one) => one.id === id);
    return named
      ? { name: named.name, note: named.sku, picture: named.picture ?? null, to: `/products/${encodeURIComponent(named.sku)}` }
      : { name: id };
  };
  const add = (begin: string) => (one: Found) => {
    setFound((before) => [...before, one]);
    addMember(edits, begin, one.id);
  };
  return { nameOf, add };
}

function CategoriesCard({ choices, edits, isReadOnly }: TabProps) {
  const t = useMessages('products');
  const nameOf = (id: string) => {
    const category = choices.categories.find((one) => one.id === id);
    return { name: category?.name ?? id, note: category ? category.path.slice(1).join(' › ') : '' };
  };
  const free = choices.categories.filter(({ id }) => typeof edits.values[`categories.${id}`] !== 'number');
  return (
    <Card title={t('categories')}>
      <div className={styles.fields}>
        <MemberRows edits={edits} begin="categories." isReadOnly={isReadOnly} isOrdered={false} nameOf={nameOf} empty={t('noCategories')} />
        {!isReadOnly && (
          <ComboBox
            label={t('addCategory')}
            options={free.map(({ id, name, path }) => ({ value: id, label: [...path.slice(1), name].join(' › ') }))}
            value={null}
            onChange={(id) => id !== null && addMember(edits, 'categories.', id)}
          />
        )}
      </div>
    </Card>
  );
}

/** What a group consists of. */
function PartsCard({ names, ...tab }: TabProps & { readonly names: ReturnType<typeof useNames> }) {
  const t = useMessages('products');
  const { edits, isReadOnly } = tab;
  const quantity = (id: string) => {
    const field = `groupedItems.${id}.quantity`;
    return (
      <NumberField
        label={t('quantity')}
        isLabelHidden
        min={1}
        max={99}
        disabledReason={isReadOnly ? t('readOnly') : undefined}
        value={numberIn(edits.values, field) ?? 1}
        onChange={(count) => edits.set(field, count ?? 1)}
      />
    );
  };
  return (
    <Card title={t('parts')}>
      <div className={styles.fields}>
        <MemberRows
          edits={edits}
          begin="groupedItems."
          isReadOnly={isReadOnly}
          nameOf={names.nameOf}
          more={quantity}
          empty={t('noParts')}
        />
        {!isReadOnly && <FindProduct label={t('addProduct')} onFind={names.add('groupedItems.')} />}
      </div>
    </Card>
  );
}

/** Where a product is found, and what stands beside it. */
export function LinksTab(tab: TabProps) {
  const t = useMessages('products');
  const names = useNames(tab);
  const { product, edits, isReadOnly } = tab;
  return (
    <>
      <CategoriesCard {...tab} />
      {product.type === 'grouped' && <PartsCard {...tab} names={names} />}
      {(['related', 'upsell', 'crosssell'] as const).map((kind) => (
        <Card key={kind} title={t(`link.${kind}`)} note={t(`linkNote.${kind}`)}>
          <div className={styles.fields}>
            <MemberRows edits={edits} begin={`links.${kind}.`} isReadOnly={isReadOnly} nameOf={names.nameOf} empty={t('noLinks')} />
            {!isReadOnly && <FindProduct label={t('addProduct')} onFind={names.add(`links.${kind}.`)} />}
          </div>
        </Card>
      ))}
    </>
  );
}
