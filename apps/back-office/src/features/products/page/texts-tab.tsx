import { useState } from 'react';
import { languageNames, type Language } from '@shop/contract';
import { useMessages } from '../../../i18n/language-context.tsx';
import { RichText } from '../../../lib/writing/rich-text.tsx';
import { LanguageFields } from '../../../ui/fields/language-fields.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Card } from '../../../ui/show/card.tsx';
import styles from './page.module.css';
import { otherStores, ownStores, textIn, type Choices, type TabProps } from './product.ts';

/** In the order of the form; how many lines a text mostly has. */
const fields = [
  ['name', 1],
  ['shortDescription', 3],
  ['description', 7],
  ['urlKey', 1],
  ['metaTitle', 1],
  ['metaDescription', 2],
  ['metaKeyword', 1],
  ['warnings', 2],
  ['cashback', 1],
] as const;
type TextName = (typeof fields)[number][0];
/** These are HTML. */
const rich: readonly TextName[] = ['shortDescription', 'description'];
const needed: readonly TextName[] = ['name', 'description'];

type Store = Choices['stores'][number];
type FieldProps = TabProps & { readonly store: Store; readonly name: TextName; readonly rows: number };

/** A text of one view; where it has none, the one that shoppers read instead stands there in grey. */
function StoreText({ store, name, rows, choices, edits, isReadOnly }: FieldProps) {
  const t = useMessages('products');
  const path = `texts.${store.code}.${name}`;
  const value = textIn(edits.values, path);
  const [shop] = ownStores(choices);
  const from = choices.stores.find(({ code }) => code === (store.fallback ?? shop?.code));
  const instead = from && from !== store && name !== 'urlKey' ? textIn(edits.values, `texts.${from.code}.${name}`) : '';
  const falls = value === '' && instead !== '' && from;
  const shared = {
    label: t(`text.${name}`),
    value,
    changed: edits.changed(path),
    error: edits.error(path),
    placeholder: instead,
    aside: falls ? t('fallsBack', { from: from.code.toUpperCase() }) : undefined,
    disabledReason: isReadOnly ? t('readOnly') : undefined,
    lang: store.language,
    onChange: (typed: string) => edits.set(path, typed === '' ? null : typed),
  };
  if (rich.includes(name)) return <RichText {...shared} rows={rows} />;
  return rows > 1 ? <TextArea {...shared} rows={rows} /> : <TextField {...shared} autoComplete="off" />;
}

function Columns({ stores, ...tab }: TabProps & { readonly stores: readonly Store[] }) {
  const lacking = ({ code, fallback }: Store) =>
    fallback ? 0 : needed.filter((name) => textIn(tab.edits.values, `texts.${code}.${name}`) === '').length;
  const [shop] = ownStores(tab.choices);
  return (
    <LanguageFields
      columns={stores.map((store) => ({
        code: store.language,
        name: store.fallback ? store.name : languageNames[store.language as Language],
        isSource: store.code === shop?.code && lacking(store) === 0,
        missing: lacking(store),
        fields: fields.map(([name, rows]) => <StoreText key={name} {...tab} store={store} name={name} rows={rows} />),
      }))}
    />
  );
}

/** What a product says, in the three languages of the shop side by side. */
export function TextsTab(tab: TabProps) {
  const t = useMessages('products');
  const others = otherStores(tab.choices);
  const [open, setOpen] = useState<string | null>(null);
  const chosen = others.find(({ code }) => code === open);
  return (
    <>
      <Card isFlush>
        <Columns {...tab} stores={ownStores(tab.choices)} />
      </Card>
      {others.length > 0 && (
        <Card title={t('otherViews')} note={t('otherViewsNote')} isFlush={false}>
          <div className={styles.fields}>
            <Select
              label={t('view')}
              options={others.map(({ code, name }) => ({ value: code, label: name }))}
              value={open}
              onChange={setOpen}
            />
            {chosen && <Columns {...tab} stores={[chosen]} />}
          </div>
        </Card>
      )}
    </>
  );
}
