import { findProductType } from '#modules/catalog/index.ts';
import { openStockDesk, readStockFacts, type StockDesk } from '#modules/inventory/index.ts';
import { asAction } from '../as-action.ts';
import type { Permission } from '../permissions.ts';
import type { Actor, WriteParts } from '../run-action.ts';

/** Pieces per source, each change of which is in the log. */
export function notedStockDesk(parts: WriteParts, actor: Actor): StockDesk {
  const at = (verb: string, permission: Permission, sku: string): StockDesk =>
    openStockDesk({
      productTypeOf: findProductType,
      database: asAction(parts, actor, {
        name: `stock.${verb}`,
        permission,
        entity: 'stock',
        entityId: sku,
        facts: (sql) => readStockFacts(sql, sku),
      }),
    });
  return {
    list: (sku) => openStockDesk({ database: parts.database, productTypeOf: findProductType }).list(sku),
    set: (row) => at('set', 'stock.adjust', row.sku).set(row),
    move: (move) => at('move', 'stock.move', move.sku).move(move),
  };
}
