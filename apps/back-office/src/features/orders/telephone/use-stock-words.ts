import { useMessages } from '../../../i18n/language-context.tsx';
import { useBranchName } from '../../../lib/branches/branches.ts';
import type { Unit } from './use-articles.ts';

/** Where how many pieces lie; sources without any are not named. */
export function useStockWords(): (unit: Pick<Unit, 'stock' | 'isMadeToOrder'>) => string {
  const t = useMessages('telephone');
  const branchName = useBranchName();
  return ({ stock, isMadeToOrder }) => {
    const some = stock.filter(({ quantity }) => quantity > 0);
    if (some.length === 0) return t(isMadeToOrder ? 'made' : 'soldOut');
    return some.map(({ source, quantity }) => `${source === 'WEB' ? t('web') : branchName(source)} ${quantity}`).join(', ');
  };
}
