import { neighbours } from '@shop/rules/option-matrix';
import { useMessages } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { soldOutId, useChoice } from './option-choice.tsx';
import { choiceText, isSizeAxis } from './product-matrix.ts';
import { useStockAlert } from './stock-alert.ts';
import styles from './sold-out-help.module.css';

/** A choice that is sold out is no dead end: the sizes beside it, and a mail when it is back (UX-23). */
export function SoldOutHelp() {
  const t = useMessages('catalog');
  const alert = useStockAlert();
  const choice = useChoice();
  const { matrix, selection, variant, choose } = choice;
  if (variant === undefined || variant.isSaleable) return null;
  const last = matrix.axes.length - 1;
  const axis = matrix.axes[last];
  const near = neighbours(matrix, selection, last);
  return (
    <div className={styles.help} id={soldOutId(choice)} tabIndex={-1}>
      <p className={styles.text}>{t('soldOutChoice', { choice: choiceText(matrix, selection) })}</p>
      {near.length === 0 || axis === undefined ? null : (
        <div className={styles.near}>
          <span>{t('neighbourSizes')}:</span>
          {near.map((value) => {
            const label = axis.values[value]?.label ?? '';
            return (
              <Button key={label} onClick={() => choose(last, value)}>
                {isSizeAxis(axis.code) ? t('sizeNamed', { label }) : label}
              </Button>
            );
          })}
        </div>
      )}
      {alert(variant.sku)}
    </div>
  );
}
