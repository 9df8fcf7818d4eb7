import { useMessages } from '../../../i18n/language-context.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from './page.module.css';
import { ownStores, type Choices } from './product.ts';

/** A text a store view. */
export type Texts = Readonly<Record<string, string>>;

type Props = {
  readonly choices: Choices;
  readonly isReadOnly: boolean;
  readonly label: string;
  readonly texts: Texts;
  /** How many lines it mostly has. */
  readonly rows?: number;
  readonly onChange: (texts: Texts) => void;
};

/** The same in every language. */
export function TextsFields({ choices, isReadOnly, label, texts, rows = 1, onChange }: Props) {
  const t = useMessages('products');
  const set = (code: string, typed: string) => {
    const { [code]: _old, ...rest } = texts;
    onChange(typed === '' ? rest : { ...rest, [code]: typed });
  };
  return (
    <div className={styles.grid}>
      {ownStores(choices).map(({ code, language }) => {
        const shared = {
          label: `${label} ${code.toUpperCase()}`,
          lang: language,
          value: texts[code] ?? '',
          disabledReason: isReadOnly ? t('readOnly') : undefined,
          onChange: (typed: string) => set(code, typed),
        };
        return rows > 1 ? <TextArea key={code} {...shared} rows={rows} /> : <TextField key={code} {...shared} />;
      })}
    </div>
  );
}
