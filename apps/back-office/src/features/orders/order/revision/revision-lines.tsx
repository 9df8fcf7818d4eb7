import { useFormats, useMessages } from '../../../../i18n/language-context.tsx';
import type { Typed } from '../../../../lib/edits/use-edits.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import choice from '../../../../lib/pieces/choice.module.css';
import named from '../../../../lib/pieces/named-piece.module.css';
import { PieceChoice } from '../../../../lib/pieces/piece-choice.tsx';
import type { Quantities } from '../../../../lib/pieces/quantities.ts';
import { Stepper } from '../../../../lib/pieces/stepper.tsx';
import { Thumb } from '../../../../lib/pieces/thumb.tsx';
import { useOrderDesk } from '../order-desk.ts';
import type { Line } from '../order.ts';
import { editableLines, fixedPieces, inSize, lineEdit, type Added, type Choices, type RevisionValues } from './revision-draft.ts';
import styles from './revision.module.css';

/** More of one article is another order. */
const mostPieces = 999;

type Props = { readonly typed: Typed<RevisionValues>; readonly sizes: Choices['sizes'] };

function Size({ line, typed, sizes }: Props & { readonly line: Line }) {
  const t = useMessages('revision');
  const others = sizes.filter(({ lineId }) => lineId === line.id);
  const { sku, quantity } = lineEdit(typed.values, line);
  if (others.length === 0 || (sku === line.sku && quantity !== line.ordered)) return null;
  const now = line.options.map(({ value }) => value).join(', ') || line.sku;
  return (
    <div className={styles.size}>
      <Select
        isLabelHidden
        label={t('sizeOf', { name: line.name })}
        options={[
          { value: line.sku, label: t('sizeNow', { size: now }) },
          ...others.map((other) => ({
            value: other.sku,
            label: other.label,
            hint: t('free', { count: other.available }),
            disabledReason: other.available > 0 ? undefined : t('soldOut'),
          })),
        ]}
        value={sku}
        onChange={(chosen) => typed.set(`line.${line.id}`, inSize(line, chosen))}
      />
    </div>
  );
}

/** What of the order can still be otherwise: how many, and which size of the same. */
export function RevisionLines({ typed, sizes }: Props) {
  const t = useMessages('revision');
  const { order } = useOrderDesk();
  const lines = editableLines(order);
  const quantities: Quantities = Object.fromEntries(lines.map((line) => [line.id, lineEdit(typed.values, line).quantity]));
  const change = (next: Quantities) => {
    for (const line of lines) {
      const quantity = next[line.id] ?? 0;
      if (quantity !== quantities[line.id]) typed.set(`line.${line.id}`, { ...lineEdit(typed.values, line), quantity });
    }
  };
  const isSwapped = (line: Line): boolean => lineEdit(typed.values, line).sku !== line.sku;
  const noteOf = (line: Line): string => {
    if (isSwapped(line)) return t('become', { count: line.ordered });
    return quantities[line.id] === line.ordered ? '' : t('was', { count: line.ordered });
  };
  if (lines.length === 0) return <p className={styles.quiet}>{t('nothingOpen')}</p>;
  return (
    <>
      <PieceChoice
        idOf={({ id }) => id}
        lines={lines}
        maxOf={(line) => (isSwapped(line) ? line.open : Math.max(line.ordered, mostPieces))}
        minOf={(line) => (isSwapped(line) ? 1 : fixedPieces(line))}
        noteOf={noteOf}
        quantities={quantities}
        onChange={change}
        moreOf={(line) => <Size line={line} typed={typed} sizes={sizes} />}
      />
      {lines.some((line) => fixedPieces(line) > 0) && <p className={styles.quiet}>{t('fixed')}</p>}
    </>
  );
}

function AddedLine({ added, onChange }: { readonly added: Added; readonly onChange: (quantity: number) => void }) {
  const t = useMessages('revision');
  const { money } = useFormats();
  const { name, options, cents, quantity } = added;
  return (
    <li className={choice.line}>
      <Thumb picture={null} />
      <span className={named.words}>
        <span className={named.name}>{name}</span>
        <span className={named.note}>{[t('newLine'), options, money(cents)].join(', ')}</span>
      </span>
      <Stepper name={name} value={quantity} min={1} max={mostPieces} note="" onChange={onChange} />
      <IconButton icon="trash" label={t('takeOut', { name })} onClick={() => onChange(0)} />
    </li>
  );
}

/** Articles that the order shall have as well. */
export function AddedLines({ typed }: Pick<Props, 'typed'>) {
  const { added } = typed.values;
  if (added.length === 0) return null;
  const change = (sku: string, quantity: number) =>
    typed.set(
      'added',
      added.flatMap((one) => (one.sku !== sku ? [one] : quantity > 0 ? [{ ...one, quantity }] : [])),
    );
  return (
    <ul className={choice.choice}>
      {added.map((one) => (
        <AddedLine key={one.sku} added={one} onChange={(quantity) => change(one.sku, quantity)} />
      ))}
    </ul>
  );
}
