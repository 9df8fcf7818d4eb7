import { SettlementPreviewDocument } from '../../../../generated/graphql.ts';
import { ask } from '../../../../lib/api/api.ts';
import { usePreview, type Previewed } from '../../../../lib/desk/use-preview.ts';
import { countOf, quantityLines, type Quantities } from '../../../../lib/pieces/quantities.ts';
import type { Return, SettlementPreview } from '../return.ts';

type Wanted = { readonly id: string; readonly lines: { lineId: number; quantity: number }[] };

const load = async (wanted: string) => (await ask(SettlementPreviewDocument, JSON.parse(wanted) as Wanted)).settlementPreview;

/** What settling these pieces would give back, counted by the shop. */
export function useSettlementPreview({ id, version }: Return, quantities: Quantities): Previewed<SettlementPreview> {
  const wanted = countOf(quantities) === 0 ? undefined : JSON.stringify({ id, lines: quantityLines(quantities) } satisfies Wanted);
  return usePreview<SettlementPreview>(wanted, version, load);
}
