import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Thumb } from '../../../lib/pieces/thumb.tsx';
import { withQuantity, type DraftLine } from './draft.ts';
import styles from './telephone.module.css';
import type { TelephoneForm } from './use-telephone-form.ts';

const most = 999;

function Line({ line, form }: { readonly line: DraftLine; readonly form: TelephoneForm }) {
  const t = useMessages('telephone');
  const { money } = useFormats();
  const { draft, set, quoted, problems } = form;
  const counted = quoted.quote?.lines.find(({ sku }) => sku === line.sku);
  const problem = problems.find(({ sku }) => sku === line.sku);
  const name = counted?.name ?? line.sku;
  const change = (quantity: number) => set({ lines: withQuantity(draft.lines, line.sku, quantity) });
  return (
    <li className={styles.line}>
      <Thumb picture={counted?.picture} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.note}>
          {[...(counted?.options.map(({ value }) => value) ?? []), line.sku, ...(counted ? [money(counted.unit.cents)] : [])].join(', ')}
        </span>
        {problem && (
          <span className={styles.wrong}>
            <Icon name="warning-circle-fill" size={14} />
            {problem.code === 'choose' ? t('no.choose') : t('no.line', { count: problem.available ?? 0 })}
          </span>
        )}
      </span>
      <span className={styles.count}>
        <NumberField
          label={t('quantityOf', { name })}
          isLabelHidden
          min={1}
          max={most}
          value={line.quantity}
          onChange={(quantity) => quantity !== null && change(quantity)}
        />
      </span>
      <span className={styles.row}>{counted ? money(counted.row.cents) : '–'}</span>
      <IconButton icon="trash" size="s" label={t('remove', { name })} onClick={() => change(0)} />
    </li>
  );
}

/** What is in the cart. */
export function LineList({ form }: { readonly form: TelephoneForm }) {
  const t = useMessages('telephone');
  const { lines } = form.draft;
  if (lines.length === 0) return <p className={styles.empty}>{t('noLines')}</p>;
  return (
    <ul className={styles.lines} aria-label={t('cart')}>
      {lines.map((line) => (
        <Line key={line.sku} line={line} form={form} />
      ))}
    </ul>
  );
}
