import { useFormats, useMessages } from '../../../../i18n/language-context.tsx';
import { FoundChanges } from '../../../../lib/edits/found-changes.tsx';
import type { Typed } from '../../../../lib/edits/use-edits.ts';
import { useOrderDesk } from '../order-desk.ts';
import { optionsOf } from '../../../../lib/pieces/quantities.ts';
import type { RevisionValues } from './revision-draft.ts';

type Field = Exclude<keyof RevisionValues, `line.${number}`>;
const names = { added: 'add', address: 'address', delivery: 'delivery', discount: 'discount', reason: 'reason' } as const satisfies Record<
  Field,
  string
>;

/** Words for what was typed, whatever became of the order since. */
function useFieldWords() {
  const t = useMessages('revision');
  const { money } = useFormats();
  const { order } = useOrderDesk();
  const lineOf = (field: string) => order.lines.find(({ id }) => field === `line.${id}`);
  const fieldName = (field: string): string => lineOf(field)?.name ?? t(names[field as Field] ?? 'articles');
  const showField = (field: string, value: unknown): string => {
    if (value === null || value === undefined) return '';
    const line = lineOf(field);
    if (line) {
      const { quantity, sku } = value as RevisionValues['line.1'];
      return `${quantity} × ${sku === line.sku ? optionsOf(line) : sku}`;
    }
    if (field === 'added')
      return (value as RevisionValues['added']).map(({ quantity, name, options }) => `${quantity} × ${name}, ${options}`).join('; ');
    if (field === 'discount') return money(value as number);
    return typeof value === 'string' ? value : Object.values(value).filter(Boolean).join(', ');
  };
  return { fieldName, showField };
}

/** After a crash or on another day: the edit that was begun, to go on with. */
export function RevisionFound({ typed, onTakeUp }: { readonly typed: Typed<RevisionValues>; readonly onTakeUp: () => void }) {
  const { order } = useOrderDesk();
  const words = useFieldWords();
  if (!order.can.includes('proposeRevision')) return null;
  const takeUp = () => {
    typed.takeUp();
    onTakeUp();
  };
  return <FoundChanges edits={{ ...typed, takeUp }} {...words} version={order.version} />;
}
