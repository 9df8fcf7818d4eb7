import { useMessages } from '../../../i18n/language-context.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Card } from '../../../ui/show/card.tsx';
import { FindProduct } from '../page/find-product.tsx';
import { MemberRows } from '../page/member-rows.tsx';
import styles from '../page/page.module.css';
import { numberIn, type TabProps } from '../page/product.ts';
import type { useNames } from '../page/use-names.ts';

/** What a group consists of. */
export function GroupCard({ names, ...tab }: TabProps & { readonly names: ReturnType<typeof useNames> }) {
  const t = useMessages('products');
  const { edits, isReadOnly } = tab;
  const quantity = (id: string) => {
    const field = `groupedItems.${id}.quantity`;
    return (
      <span className={styles.narrow}>
        <NumberField
          label={t('quantity')}
          isLabelHidden
          min={1}
          max={99}
          disabledReason={isReadOnly ? t('readOnly') : undefined}
          value={numberIn(edits.values, field) ?? 1}
          onChange={(count) => edits.set(field, count ?? 1)}
        />
      </span>
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
