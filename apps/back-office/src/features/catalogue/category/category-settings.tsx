import { useState } from 'react';
import { useMessages } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Card } from '../../../ui/show/card.tsx';
import { PictureChoice } from '../shared/picture-choice.tsx';
import shared from '../shared/shared.module.css';
import type { ThingEdits } from '../shared/thing.ts';
import { textIn } from '../shared/values.ts';
import type { NamedNode } from '../tree/category-names.ts';
import type { Category } from './category-page.tsx';
import { RemoveCategory } from './remove-category.tsx';

const modes = ['PRODUCTS', 'PAGE', 'PRODUCTS_AND_PAGE'] as const;

type Props = {
  readonly category: Category;
  readonly nodes: readonly NamedNode[];
  readonly edits: ThingEdits;
  readonly isReadOnly: boolean;
};

function RemoveCard({ category, nodes }: Pick<Props, 'category' | 'nodes'>) {
  const t = useMessages('catalogue');
  const [isAsking, setAsking] = useState(false);
  const hasChildren = nodes.some(({ parent }) => parent === category.id);
  return (
    <Card title={t('remove')}>
      <div className={shared.bar}>
        <p className={shared.quiet}>{t('removeNote')}</p>
        <Button
          kind="danger"
          icon="trash"
          isStepUp
          disabledReason={hasChildren ? t('refusal.category-children') : undefined}
          onClick={() => setAsking(true)}
        >
          {t('removeIt')}
        </Button>
      </div>
      {isAsking && <RemoveCategory category={category} nodes={nodes} onClose={() => setAsking(false)} />}
    </Card>
  );
}

/** What a category is, beside its words. */
export function CategorySettings({ category, nodes, edits, isReadOnly }: Props) {
  const t = useMessages('catalogue');
  const disabledReason = isReadOnly ? t('readOnly') : undefined;
  return (
    <>
      <Card title={t('part.settings')}>
        <div className={shared.fields}>
          <div className={shared.flags}>
            {(['includeInMenu', 'isAnchor'] as const).map((field) => (
              <Checkbox
                key={field}
                label={t(`field.${field}`)}
                hint={t(`hint.${field}`)}
                isChecked={edits.values[field] === true}
                isChanged={edits.isChanged(field)}
                disabledReason={disabledReason}
                onChange={(isOn) => edits.set(field, isOn)}
              />
            ))}
          </div>
          <Select
            label={t('field.displayMode')}
            options={modes.map((value) => ({ value, label: t(`mode.${value}`) }))}
            value={modes.find((mode) => mode === textIn(edits.values, 'displayMode')) ?? 'PRODUCTS'}
            changed={edits.changed('displayMode')}
            error={edits.error('displayMode')}
            disabledReason={disabledReason}
            onChange={(mode) => edits.set('displayMode', mode)}
          />
          <PictureChoice
            label={t('field.pictureHash')}
            field="pictureHash"
            current={category.picture}
            pictures={category.pictures}
            edits={edits}
            isReadOnly={isReadOnly}
          />
        </div>
      </Card>
      {category.can.includes('removeCategory') && category.path.length > 0 && <RemoveCard category={category} nodes={nodes} />}
    </>
  );
}
