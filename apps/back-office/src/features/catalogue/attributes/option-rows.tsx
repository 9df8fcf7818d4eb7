import { useState } from 'react';
import type { AttributeQuery } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { endOf, inOrder, moved, type Placed } from '../../../lib/list/places.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Card } from '../../../ui/show/card.tsx';
import shared from '../shared/shared.module.css';
import { ownStores, type Store, type ThingEdits } from '../shared/thing.ts';
import { textIn } from '../shared/values.ts';
import styles from './attributes.module.css';
import { codeOf } from './option-code.ts';
import { SwatchField } from './swatch-field.tsx';

type Attribute = AttributeQuery['attribute'];
type Use = NonNullable<Attribute['options'][number]['use']>;
type Form = { readonly stores: readonly Store[]; readonly edits: ThingEdits; readonly isReadOnly: boolean };

const begin = 'options.';
const optionsOf = ({ values }: ThingEdits): readonly Placed[] =>
  inOrder(
    Object.entries(values).flatMap(([field, place]) =>
      field.startsWith(begin) && !field.slice(begin.length).includes('.') && typeof place === 'number' ? [{ field, place }] : [],
    ),
  );

/** Where it is used, as a sentence: what is named somewhere cannot go. */
function useUseText() {
  const t = useMessages('catalogue');
  return ({ products, skus, sizeCharts, isBrand }: Use): string =>
    [
      ...(isBrand ? [t('usedByBrand')] : []),
      ...(products > 0 ? [t('usedByProducts', { count: products, skus: skus.join(', ') })] : []),
      ...(sizeCharts.length > 0 ? [t('usedByCharts', { charts: sizeCharts.join(', ') })] : []),
    ].join(' ');
}

type RowProps = Form & {
  readonly field: string;
  readonly use: Use | null | undefined;
  readonly isOfBrands: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: number) => void;
};

function OptionRow({ field, use, isOfBrands, isFirst, isLast, onMove, stores, edits, isReadOnly }: RowProps) {
  const t = useMessages('catalogue');
  const sentenceOf = useUseText();
  const code = field.slice(begin.length);
  const own = ownStores(stores);
  const name = textIn(edits.values, `${field}.label.${own[0]?.code ?? ''}`) || code;
  const disabledReason = isReadOnly ? t('readOnly') : isOfBrands ? t('optionIsBrand') : undefined;
  return (
    <li className={styles.option} data-changed={edits.isChanged(field) || undefined}>
      <SwatchField field={`${field}.swatch`} name={name} edits={edits} isReadOnly={isReadOnly} />
      <div className={styles.labels}>
        {own.map((store) => {
          const path = `${field}.label.${store.code}`;
          return (
            <TextField
              key={store.code}
              label={t('optionIn', { code, store: store.code.toUpperCase() })}
              isLabelHidden
              lang={store.language}
              placeholder={store.code.toUpperCase()}
              value={textIn(edits.values, path)}
              changed={edits.changed(path)}
              error={edits.error(path)}
              disabledReason={disabledReason}
              onChange={(text) => edits.set(path, text === '' ? null : text)}
            />
          );
        })}
        <p className={styles.use}>
          {code}
          {use ? ` · ${sentenceOf(use)}` : ` · ${t('notUsed')}`}
        </p>
      </div>
      {!isReadOnly && !isOfBrands && (
        <span className={styles.actions}>
          {!isFirst && <IconButton icon="arrow-up" label={t('moveUp', { name })} onClick={() => onMove(-1)} />}
          {!isLast && <IconButton icon="arrow-down" label={t('moveDown', { name })} onClick={() => onMove(1)} />}
          {!use && <IconButton icon="trash" label={t('takeOut', { name })} onClick={() => edits.set(field, null)} />}
        </span>
      )}
    </li>
  );
}

/** A name in the shop's own language; its code is made of it. */
function AddOption({ stores, edits }: Omit<Form, 'isReadOnly'>) {
  const t = useMessages('catalogue');
  const [name, setName] = useState('');
  const [shop] = ownStores(stores);
  const code = codeOf(name);
  const isTaken = typeof edits.values[`${begin}${code}`] === 'number';
  const add = () => {
    if (code === '' || isTaken || !shop) return;
    edits.set(`${begin}${code}`, endOf(optionsOf(edits)));
    edits.set(`${begin}${code}.label.${shop.code}`, name.trim());
    setName('');
  };
  return (
    <form
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <TextField label={t('newOption')} maxLength={100} value={name} error={isTaken ? t('optionTaken') : undefined} onChange={setName} />
      <Button type="submit" icon="plus">
        {t('addOption')}
      </Button>
    </form>
  );
}

/** Options in their order, each with its names, its swatch and where it is used. */
export function OptionRows({ attribute, ...form }: Form & { readonly attribute: Attribute }) {
  const t = useMessages('catalogue');
  const { edits, isReadOnly } = form;
  const options = optionsOf(edits);
  return (
    <Card title={t('options')} note={t('optionsNote')}>
      <div className={shared.fields}>
        <ul className={styles.options}>
          {options.map(({ field }, index) => (
            <OptionRow
              key={field}
              {...form}
              field={field}
              use={attribute.options.find(({ code }) => `${begin}${code}` === field)?.use}
              isOfBrands={attribute.isOfBrands}
              isFirst={index === 0}
              isLast={index === options.length - 1}
              onMove={(by) => {
                for (const one of moved(options, index, index + by)) edits.set(one.field, one.place);
              }}
            />
          ))}
        </ul>
        {!isReadOnly && !attribute.isOfBrands && <AddOption {...form} />}
      </div>
    </Card>
  );
}
