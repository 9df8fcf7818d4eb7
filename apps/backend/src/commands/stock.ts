import { StartError } from '#kernel/errors.ts';
import { systemClock } from '#kernel/clock.ts';
import type { StockDesk, StockRow } from '#modules/inventory/index.ts';
import { commandActor, commandParts } from '../staff/desks/command-parts.ts';
import { notedStockDesk } from '../staff/desks/stock-desk.ts';
import { command } from './command.ts';
import { withShopDatabase } from './open-shop.ts';

const usage = 'Usage: npm run stock -- set SKU SOURCE QTY | move SKU FROM TO QTY | list SKU';

/** `npm run stock -- set|move|list`: pieces per source, for staff; running shops show a change within two seconds. */
await command(async (args) => {
  const work = readStockWork(args);
  const levels = await withShopDatabase(({ database }) => work(notedStockDesk(commandParts(database, systemClock), commandActor)));
  return levels.map(({ source, quantity }) => `${source}\t${quantity}`);
});

function readStockWork([verb, sku, ...rest]: readonly string[]): (desk: StockDesk) => Promise<readonly StockRow[]> {
  if (sku === undefined) throw new StartError(usage);
  if (verb === 'list' && rest.length === 0) return (desk) => desk.list(sku);
  const [source = '', second = '', third = ''] = rest;
  if (verb === 'set' && rest.length === 2) return (desk) => desk.set({ sku, source, quantity: readPieces(second) });
  if (verb === 'move' && rest.length === 3) return (desk) => desk.move({ sku, from: source, to: second, quantity: readPieces(third) });
  throw new StartError(usage);
}

function readPieces(arg: string): number {
  if (!/^-?\d+$/.test(arg)) throw new StartError(`${arg} is not a whole number.`);
  return Number(arg);
}
