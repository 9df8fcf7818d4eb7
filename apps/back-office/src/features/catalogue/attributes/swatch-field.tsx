import { useMessages } from '../../../i18n/language-context.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { ThingEdits } from '../shared/thing.ts';
import styles from './attributes.module.css';

type Swatch = { readonly type: 'color' | 'text'; readonly value: string };
type Props = { readonly field: string; readonly name: string; readonly edits: ThingEdits; readonly isReadOnly: boolean };

const kinds = ['none', 'color', 'text'] as const;
const firstColour = '#7a1f2b'; // taste-allow: a colour of goods, not of the screen

/** How an option is drawn on buttons and in filters: a colour, a few letters, or its name alone. */
export function SwatchField({ field, name, edits, isReadOnly }: Props) {
  const t = useMessages('catalogue');
  const swatch = (edits.values[field] ?? null) as Swatch | null;
  const disabledReason = isReadOnly ? t('readOnly') : undefined;
  const take = (kind: (typeof kinds)[number]) =>
    edits.set(field, kind === 'none' ? null : { type: kind, value: kind === 'color' ? firstColour : name.slice(0, 3) });
  return (
    <div className={styles.swatch}>
      <Select
        label={t('swatchOf', { name })}
        isLabelHidden
        options={kinds.map((value) => ({ value, label: t(`swatch.${value}`) }))}
        value={swatch?.type ?? 'none'}
        changed={edits.changed(field)}
        error={edits.error(field)}
        disabledReason={disabledReason}
        onChange={take}
      />
      {swatch?.type === 'color' && (
        <input
          type="color"
          className={styles.colour}
          aria-label={t('colourOf', { name })}
          value={swatch.value}
          disabled={isReadOnly}
          onChange={(event) => edits.set(field, { type: 'color', value: event.target.value })}
        />
      )}
      {swatch?.type === 'text' && (
        <TextField
          label={t('lettersOf', { name })}
          isLabelHidden
          maxLength={20}
          value={swatch.value}
          disabledReason={disabledReason}
          onChange={(value) => edits.set(field, { type: 'text', value })}
        />
      )}
    </div>
  );
}
