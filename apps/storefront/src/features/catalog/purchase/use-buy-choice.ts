import { useMessages } from '../../../i18n/language-context.tsx';
import { focusAxis } from '../filters/focus-option.ts';
import { optionsId, soldOutId, useChoice } from './option-choice.tsx';
import { isSizeAxis } from './product-matrix.ts';
import type { PurchaseLine } from './purchase.ts';

type BuyChoice = {
  readonly lines: readonly PurchaseLine[] | undefined;
  readonly label: string;
  readonly onMissing: () => void;
};

/** What the button of a product with variants says and does: the same beside the options and in the bar of a phone. */
export function useBuyChoice(parentSku: string, quantity = 1): BuyChoice {
  const t = useMessages('catalog');
  const choice = useChoice();
  const { matrix, variant, missing, ask } = choice;
  const axis = missing === undefined ? undefined : matrix.axes[missing];
  const choose = axis === undefined ? '' : isSizeAxis(axis.code) ? t('chooseSize') : t('chooseOption', { option: axis.label });
  return {
    lines: variant?.isSaleable === true ? [{ sku: variant.sku, parentSku, quantity }] : undefined,
    label: axis !== undefined ? choose : variant?.isSaleable === true ? t('addToCart') : t('outOfStock'),
    onMissing() {
      if (axis === undefined) {
        document.getElementById(soldOutId(choice))?.focus();
        return;
      }
      ask();
      focusAxis(document.getElementById(optionsId(choice)), axis.code);
    },
  };
}
