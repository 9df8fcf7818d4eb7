import type { ReactNode } from 'react';
import { EditAttributeDocument, type AttributeQuery } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { Page } from '../../../shell/page.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Card } from '../../../ui/show/card.tsx';
import { PageColumns } from '../../../ui/show/page-columns.tsx';
import { Tag } from '../../../ui/show/tag.tsx';
import shared from '../shared/shared.module.css';
import { StoreTexts } from '../shared/store-texts.tsx';
import { ThingBar, ThingFound } from '../shared/thing-foot.tsx';
import { useFieldWords, useThing, type ThingEdits } from '../shared/thing.ts';
import { numberIn } from '../shared/values.ts';
import { OptionRows } from './option-rows.tsx';

const flags = ['isFilterable', 'isVisibleOnFront', 'isComparable', 'isSearchable'] as const;

function Uses({ edits, isReadOnly }: { readonly edits: ThingEdits; readonly isReadOnly: boolean }) {
  const t = useMessages('catalogue');
  const disabledReason = isReadOnly ? t('readOnly') : undefined;
  return (
    <Card title={t('usedFor')}>
      <div className={shared.fields}>
        <div className={shared.flags}>
          {flags.map((field) => (
            <Checkbox
              key={field}
              label={t(`field.${field}`)}
              isChecked={edits.values[field] === true}
              isChanged={edits.isChanged(field)}
              disabledReason={disabledReason}
              onChange={(isOn) => edits.set(field, isOn)}
            />
          ))}
        </div>
        <div className={shared.grid}>
          <NumberField
            label={t('field.position')}
            hint={t('hint.position')}
            value={numberIn(edits.values, 'position')}
            changed={edits.changed('position')}
            error={edits.error('position')}
            disabledReason={disabledReason}
            onChange={(place) => place !== null && edits.set('position', place)}
          />
        </div>
      </div>
    </Card>
  );
}

type Props = AttributeQuery & { readonly history: ReactNode };

/** Everything of an attribute: what it is called and used for, and its options. */
export function AttributePage({ attribute, productChoices, history }: Props) {
  const t = useMessages('catalogue');
  const { code, label, version, input } = attribute;
  const edits = useThing({
    entity: 'attribute',
    id: code,
    thing: attribute,
    send: async (edit) => (await ask(EditAttributeDocument, { edit })).editAttribute,
    savedOf: (saved) => saved.attribute,
  });
  const words = useFieldWords((path) => {
    const [kind, option = '', part = '', store = ''] = path.split('.');
    if (kind !== 'options') return undefined;
    const name = attribute.options.find((one) => one.code === option)?.label ?? option;
    if (part === '') return t('placeOfProduct', { name });
    return part === 'swatch' ? t('swatchOf', { name }) : `${t('text.name')} ${name} ${store.toUpperCase()}`;
  });
  const form = { stores: productChoices.stores, edits, isReadOnly: !attribute.can.includes('editAttribute') };
  const hasOptions = input === 'select' || input === 'multiselect';
  return (
    <Page title={label} note={code} back={{ to: '/attributes', label: t('backToAttributes') }} states={<Tag>{t(`input.${input}`)}</Tag>}>
      <PageColumns summary={history || undefined}>
        <ThingFound edits={edits} words={words} version={version} />
        <StoreTexts lines={[{ label: t('text.name'), path: (store) => `label.${store}`, isNeeded: true }]} {...form} />
        <Uses {...form} />
        {hasOptions && <OptionRows attribute={attribute} {...form} />}
      </PageColumns>
      <ThingBar edits={edits} words={words} name={label} />
    </Page>
  );
}
