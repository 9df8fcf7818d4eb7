import { useMessages } from '../../../i18n/language-context.tsx';
import type { BundleOption } from './bundle-selection.ts';

/** A piece of a set in full: "2 × Korte lederhose Toni, cognac, maat 48". */
export function useOptionText() {
  const t = useMessages('catalogLater');
  return ({ model, size, quantity }: Pick<BundleOption, 'model' | 'size' | 'quantity'>, pieces = quantity): string => {
    const name = size === undefined ? model : t('pieceInSize', { name: model, size });
    return pieces > 1 ? `${t('quantityTimes', { count: pieces })} ${name}` : name;
  };
}
