import { useFormats, useMessages } from '../../../../i18n/language-context.tsx';
import type { Revision } from '../order.ts';

type Change = Revision['changes'][number];
type Shown = { readonly kind: string; readonly about: string; readonly from: string; readonly to: string };

/** A change in words: what kind, of what, and both values. Who may not see an address reads that it changed. */
export function useShownChange(): (change: Change) => Shown {
  const t = useMessages('revision');
  const { money } = useFormats();
  const valueOf = ({ kind }: Change, value: string | null | undefined): string => {
    if (value === null || value === undefined) return '';
    return kind === 'discount' && /^-?\d+$/.test(value) ? money(Number(value)) : value;
  };
  return (change) => {
    const { kind, name } = change;
    const [from, to] = [valueOf(change, change.from), valueOf(change, change.to)];
    const isMasked = kind === 'address' && from === '' && to === '';
    return { kind: t(`change.${kind}`), about: isMasked ? t('changed') : (name ?? ''), from, to };
  };
}
