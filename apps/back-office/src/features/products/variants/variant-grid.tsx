import { useState, type KeyboardEvent } from 'react';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Card } from '../../../ui/show/card.tsx';
import { Segments } from '../../../ui/show/segments.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { Product } from '../page/product.ts';
import { ChosenVariants } from './chosen-variants.tsx';
import { gridOf, keyOf, type Axis, type Chosen } from './matrix.ts';
import { Swatch } from './swatch.tsx';
import styles from './variants.module.css';

type Variant = Product['variants'][number];
const looks = ['stock', 'price', 'weight', 'state'] as const;
type Look = (typeof looks)[number];

type Props = {
  readonly product: Product;
  readonly axes: readonly Axis[];
  readonly chosen: Chosen;
  /** Those that will be made. */
  readonly wanted: readonly (readonly string[])[];
  /** Wants or does not want one that is missing. */
  readonly onToggle: ((key: string) => void) | undefined;
};

const piecesOf = ({ stock }: Variant): number => stock.reduce((sum, { quantity }) => sum + quantity, 0);
const few = 2;

function useCellWords(look: Look) {
  const t = useMessages('variants');
  const { number, money } = useFormats();
  return (variant: Variant): { readonly text: string; readonly tone?: string } => {
    const { regular, weightGrams, isEnabled } = variant;
    if (look === 'price') return regular ? { text: money(regular.cents) } : { text: t('none'), tone: 'bad' };
    if (look === 'weight') return { text: typeof weightGrams === 'number' ? `${number(weightGrams)} g` : '–' };
    if (look === 'state') return isEnabled ? { text: t('on') } : { text: t('off'), tone: 'idle' };
    const pieces = piecesOf(variant);
    return { text: number(pieces), ...(pieces === 0 ? { tone: 'bad' } : pieces <= few ? { tone: 'warn' } : {}) };
  };
}

/** The arrows lead from cell to cell; the tabulator passes the whole matrix at once. */
function nextCell(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowRight: [0, 1], ArrowLeft: [0, -1], ArrowDown: [1, 0], ArrowUp: [-1, 0] }[event.key];
  const at = document.activeElement?.closest<HTMLElement>('[data-at]')?.dataset['at'];
  if (!step || at === undefined) return;
  event.preventDefault();
  const [row = 0, column = 0] = at.split(' ').map(Number);
  event.currentTarget.querySelector<HTMLElement>(`[data-at="${row + (step[0] ?? 0)} ${column + (step[1] ?? 0)}"]`)?.focus();
}

type CellProps = {
  readonly name: string;
  readonly at: string;
  readonly isReachable: boolean;
  readonly variant: Variant | undefined;
  readonly words: ReturnType<typeof useCellWords>;
  readonly isChosen: boolean;
  readonly isWanted: boolean;
  readonly onPress: (() => void) | undefined;
};

function Cell({ name, at, isReachable, variant, words, isChosen, isWanted, onPress }: CellProps) {
  const t = useMessages('variants');
  const { text, tone } = variant ? words(variant) : { text: isWanted ? t('new') : t('notThere'), tone: undefined };
  return (
    <td className={styles.cell} data-tone={tone} data-off={variant && !variant.isEnabled ? true : undefined}>
      <button
        type="button"
        className={styles.cellButton}
        data-at={at}
        data-missing={variant ? undefined : isWanted ? 'wanted' : 'gap'}
        tabIndex={isReachable ? 0 : -1}
        aria-pressed={variant ? isChosen : isWanted}
        aria-disabled={onPress ? undefined : true}
        onClick={onPress}
      >
        <VisuallyHidden>{name}: </VisuallyHidden>
        {variant ? (
          text
        ) : (
          <>
            {isWanted && <Icon name="plus" size={12} />}
            <VisuallyHidden>{text}</VisuallyHidden>
          </>
        )}
      </button>
    </td>
  );
}

function useGrid({ product, axes, chosen, wanted }: Props) {
  const { rows, columns } = gridOf(axes, chosen);
  const options = new Map(axes.flatMap((axis) => axis.options.map((option) => [option.id, option] as const)));
  const byKey = new Map(product.variants.map((variant) => [keyOf(variant.values), variant]));
  const wantedKeys = new Set(wanted.map(keyOf));
  return { rows, columns, options, byKey, wantedKeys, labelOf: (id: string) => options.get(id)?.label ?? id };
}

type TableProps = Props & {
  readonly look: Look;
  readonly picked: ReadonlySet<string>;
  /** Undefined for who only looks. */
  readonly onPick: ((variants: readonly (Variant | undefined)[]) => void) | undefined;
};

type RowProps = TableProps & { readonly row: readonly string[]; readonly y: number };

/** One colour in all sizes. */
function Row({ row, y, ...table }: RowProps) {
  const t = useMessages('variants');
  const { look, picked, onPick, onToggle } = table;
  const words = useCellWords(look);
  const { columns, options, byKey, wantedKeys, labelOf } = useGrid(table);
  const at = (column: string) => byKey.get(keyOf([...row, column]));
  return (
    <tr>
      <th scope="row" className={styles.rowHead}>
        <button type="button" className={styles.headButton} disabled={!onPick} onClick={() => onPick?.(columns.map(at))}>
          {row.map((id) => (
            <Swatch key={id} colour={options.get(id)?.colour} />
          ))}
          {row.map(labelOf).join(', ') || t('allOfThem')}
        </button>
      </th>
      {columns.map((column, x) => {
        const variant = at(column);
        const key = keyOf([...row, column]);
        return (
          <Cell
            key={column}
            name={[...row, column].map(labelOf).join(', ')}
            at={`${y} ${x}`}
            isReachable={y === 0 && x === 0}
            variant={variant}
            words={words}
            isChosen={variant !== undefined && picked.has(variant.sku)}
            isWanted={wantedKeys.has(key)}
            onPress={variant ? onPick && (() => onPick([variant])) : onToggle && (() => onToggle(key))}
          />
        );
      })}
    </tr>
  );
}

function Matrix(table: TableProps) {
  const t = useMessages('variants');
  const { axes, onPick } = table;
  const { rows, columns, byKey, labelOf } = useGrid(table);
  const above = axes.slice(0, -1).map(({ label }) => label);
  return (
    <div className={styles.scroll} role="presentation" onKeyDown={nextCell}>
      <table className={styles.matrix}>
        <caption>
          <VisuallyHidden>{t('matrix')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {above.join(', ') || axes.at(-1)?.label}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.columnHead}>
                <button
                  type="button"
                  className={styles.headButton}
                  disabled={!onPick}
                  onClick={() => onPick?.(rows.map((row) => byKey.get(keyOf([...row, column]))))}
                >
                  {labelOf(column)}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, y) => (
            <Row key={keyOf(row)} {...table} row={row} y={y} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Sizes beside each other, colours below each other; what is pressed is set together. */
export function VariantGrid(props: Props) {
  const t = useMessages('variants');
  const { product } = props;
  const [look, setLook] = useState<Look>('stock');
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const pick = (variants: readonly (Variant | undefined)[]) => {
    const skus = variants.flatMap((variant) => variant?.sku ?? []);
    const isAll = skus.every((sku) => picked.has(sku));
    setPicked(new Set(isAll ? [...picked].filter((sku) => !skus.includes(sku)) : [...picked, ...skus]));
  };
  return (
    <Card
      title={t('variants')}
      note={t('variantCount', { count: product.variants.length })}
      isFlush
      actions={
        <Segments
          label={t('look')}
          options={looks.map((value) => ({ value, label: t(`look.${value}`) }))}
          value={look}
          onChange={setLook}
        />
      }
    >
      <Matrix {...props} look={look} picked={picked} onPick={product.can.includes('editProduct') ? pick : undefined} />
      <ChosenVariants
        product={product}
        chosen={product.variants.filter(({ sku }) => picked.has(sku))}
        onAll={() => setPicked(new Set(product.variants.map(({ sku }) => sku)))}
        onNone={() => setPicked(new Set())}
      />
    </Card>
  );
}
