import { useMessages } from '../../../i18n/language-context.tsx';
import { showMissing } from '../../../lib/browser/show-missing.ts';
import { focusAxis } from '../filters/focus-option.ts';
import { optionsId, soldOutId, useChoice } from './option-choice.tsx';
import { useChooseWords } from './use-choose-words.ts';
import type { PurchaseLine } from './purchase.ts';

type BuyChoice = {
  readonly lines: readonly PurchaseLine[] | undefined;
  readonly label: string;
  readonly isSoldOut: boolean;
  readonly onMissing: () => void;
};

/** What the button of a product with variants says and does: the same beside the options and in the bar of a phone. */
export function useBuyChoice(parentSku: string, quantity = 1): BuyChoice {
  const t = useMessages('catalog');
  const choice = useChoice();
  const { matrix, variant, missing, ask } = choice;
  const axis = missing === undefined ? undefined : matrix.axes[missing];
  const words = useChooseWords();
  return {
    lines: variant?.isSaleable === true ? [{ sku: variant.sku, parentSku, quantity }] : undefined,
    label: axis !== undefined ? words(axis).choose : variant?.isSaleable === true ? t('addToCart') : t('soldOutButton'),
    isSoldOut: axis === undefined && variant?.isSaleable !== true,
    onMissing() {
      if (axis === undefined) {
        const help = document.getElementById(soldOutId(choice));
        showMissing(help, help);
        return;
      }
      ask();
      focusAxis(document.getElementById(optionsId(choice)), axis.code);
    },
  };
}
