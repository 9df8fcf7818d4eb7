import { CategoryEndDocument } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { useCall } from '../../../lib/use-call.ts';
import { CallProblem } from '../../../shell/call-problem.tsx';
import { AddBox } from '../../../ui/fields/add-box.tsx';
import { Card } from '../../../ui/show/card.tsx';
import { FindProduct } from './find-product.tsx';
import { MemberRows } from './member-rows.tsx';
import styles from './page.module.css';
import type { TabProps } from './product.ts';
import { useNames } from './use-names.ts';

function CategoriesCard({ choices, edits, isReadOnly }: TabProps) {
  const t = useMessages('products');
  const nameOf = (id: string) => {
    const category = choices.categories.find((one) => one.id === id);
    return { name: category?.name ?? id, note: category ? category.path.slice(1).join(' › ') : '' };
  };
  // Behind the others there: whoever sorts that category finds it at its end.
  const add = useCall(async (id: string) => edits.set(`categories.${id}`, (await ask(CategoryEndDocument, { category: id })).categoryEnd));
  const free = choices.categories.filter(({ id }) => typeof edits.values[`categories.${id}`] !== 'number');
  return (
    <Card title={t('categories')}>
      <div className={styles.fields}>
        <MemberRows edits={edits} begin="categories." isReadOnly={isReadOnly} isOrdered={false} nameOf={nameOf} empty={t('noCategories')} />
        {!isReadOnly && (
          <AddBox
            label={t('addCategory')}
            options={free.map(({ id, name, path }) => ({ value: id, label: [...path.slice(1), name].join(' › ') }))}
            onAdd={(id) => void add.run(id)}
          />
        )}
        <CallProblem error={add.error} />
      </div>
    </Card>
  );
}

/** Where a product is found, and what stands beside it. */
export function LinksTab(tab: TabProps) {
  const t = useMessages('products');
  const names = useNames(tab);
  const { edits, isReadOnly } = tab;
  return (
    <>
      <CategoriesCard {...tab} />
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
