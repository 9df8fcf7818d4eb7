import { useId } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { Picture } from '../../ui/picture.tsx';
import fieldStyles from '../../ui/field.module.css';
import { chosenQuantity, type KnownOrder, type OrderLine } from './known-order.ts';
import { itemField, type Statement, type StatementFaults } from './statement.ts';
import styles from './withdrawal.module.css';

type Props = { readonly order: KnownOrder; readonly statement: Statement; readonly fault: StatementFaults['items'] };

/** Which pieces are meant: all of them, unless the sender says otherwise. */
export function WithdrawalItems({ order, statement, fault }: Props) {
  const t = useMessages('withdrawal');
  const errorId = useId();
  return (
    <fieldset className={styles.items} id="withdrawal-items" tabIndex={-1} aria-describedby={fault ? errorId : undefined}>
      <legend>{t('items')}</legend>
      {order.lines.map((line) => (
        <Item key={line.sku} line={line} chosen={chosenQuantity(statement, line)} />
      ))}
      {fault ? (
        <p id={errorId} className={fieldStyles.error}>
          {t(fault)}
        </p>
      ) : null}
    </fieldset>
  );
}

function Item({ line: { sku, name, options, quantity, image }, chosen }: { readonly line: OrderLine; readonly chosen: number }) {
  const t = useMessages('withdrawal');
  const id = useId();
  return (
    <div className={styles.item}>
      <div className={styles.picture}>{image === '' ? null : <Picture url={image} alt="" sizes="64px" largest={160} />}</div>
      <label htmlFor={id}>
        {name}
        {options === '' ? null : <small>{options}</small>}
      </label>
      <select id={id} className={fieldStyles.control} name={itemField(sku)} defaultValue={chosen}>
        {Array.from({ length: quantity + 1 }, (_, count) => quantity - count).map((count) => (
          <option key={count} value={count}>
            {count === 0 ? t('keep') : t('pieces', { count })}
          </option>
        ))}
      </select>
    </div>
  );
}
