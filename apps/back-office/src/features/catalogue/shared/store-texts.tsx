import { languageNames, type Language } from '@shop/contract';
import { useMessages } from '../../../i18n/language-context.tsx';
import { RichText } from '../../../lib/writing/rich-text.tsx';
import { LanguageFields } from '../../../ui/fields/language-fields.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Card } from '../../../ui/show/card.tsx';
import { ownStores, type Store, type ThingEdits } from './thing.ts';
import { textIn } from './values.ts';

type TextLine = {
  readonly label: string;
  readonly path: (store: string) => string;
  readonly rows?: number;
  /** HTML, written as text. */
  readonly isRich?: boolean;
  /** A language without it is counted as lacking something. */
  readonly isNeeded?: boolean;
  /** Shoppers read that of the first language where there is none. */
  readonly fallsBack?: boolean;
};

type Props = {
  readonly stores: readonly Store[];
  readonly lines: readonly TextLine[];
  readonly edits: ThingEdits;
  readonly isReadOnly: boolean;
};

function StoreText({
  store,
  shop,
  line,
  edits,
  isReadOnly,
}: Omit<Props, 'stores' | 'lines'> & { store: Store; shop: Store | undefined; line: TextLine }) {
  const t = useMessages('catalogue');
  const path = line.path(store.code);
  const value = textIn(edits.values, path);
  const instead = line.fallsBack && shop && shop !== store ? textIn(edits.values, line.path(shop.code)) : '';
  const shared = {
    label: line.label,
    value,
    changed: edits.changed(path),
    error: edits.error(path),
    placeholder: instead,
    disabledReason: isReadOnly ? t('readOnly') : undefined,
    lang: store.language,
    onChange: (typed: string) => edits.set(path, typed === '' ? null : typed),
  };
  if (line.isRich) return <RichText {...shared} rows={line.rows ?? 3} />;
  return (line.rows ?? 1) > 1 ? <TextArea {...shared} rows={line.rows ?? 2} /> : <TextField {...shared} autoComplete="off" />;
}

/** The same texts in the languages of the shop, side by side. */
export function StoreTexts({ stores, lines, edits, isReadOnly }: Props) {
  const own = ownStores(stores);
  const [shop] = own;
  const lacking = ({ code }: Store) => lines.filter(({ isNeeded, path }) => isNeeded && textIn(edits.values, path(code)) === '').length;
  return (
    <Card isFlush>
      <LanguageFields
        columns={own.map((store) => ({
          code: store.language,
          name: languageNames[store.language as Language],
          isSource: store === shop && lacking(store) === 0,
          missing: lacking(store),
          fields: lines.map((line) => (
            <StoreText key={line.label} store={store} shop={shop} line={line} edits={edits} isReadOnly={isReadOnly} />
          )),
        }))}
      />
    </Card>
  );
}
