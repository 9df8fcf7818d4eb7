import type { Database } from '#kernel/database/database.ts';
import { ShopError, StartError } from '#kernel/errors.ts';
import { findProductType } from '#modules/catalog/index.ts';
import { moveStock, readStock, setStock } from '#modules/inventory/index.ts';

const usage = 'Usage: npm run stock -- set SKU SOURCE QTY | move SKU FROM TO QTY | list SKU';

/** `set`, `move` and `list` for staff: changes in one transaction and answers with the pieces per source. */
export async function changeStock(database: Database, words: readonly string[]): Promise<readonly string[]> {
  const [verb, sku] = words;
  const isKnown =
    (verb === 'set' && words.length === 4) || (verb === 'move' && words.length === 5) || (verb === 'list' && words.length === 2);
  if (!isKnown || sku === undefined) throw new StartError(usage);
  await database.transaction(async (tx) => {
    const type = await findProductType(tx, sku);
    if (type === undefined) throw new StartError(`There is no product with the SKU ${sku}.`);
    if (type !== 'simple' && type !== 'virtual') throw new StartError(`${sku} is a ${type} product: stock is kept of what it consists of.`);
    const codes = (await readStock(tx)).sources.map(({ code }) => code);
    const source = (code: string | undefined): string => {
      if (code === undefined || !codes.includes(code)) throw new StartError(`There is no source ${code ?? ''}: it is ${codes.join(', ')}.`);
      return code;
    };
    if (verb === 'set') await setStock(tx, [{ sku, source: source(words[2]), quantity: pieces(words[3], 0) }]);
    if (verb === 'move') {
      const move = { sku, from: source(words[2]), to: source(words[3]), quantity: pieces(words[4], 1) };
      if (move.from === move.to) throw new StartError('Pieces cannot be moved to where they lie.');
      await moveStock(tx, move).catch(refuse);
    }
  });
  const stock = await readStock(database);
  return stock.sources.map(({ code }) => `${code}\t${stock.quantity(sku, code)}`);
}

function pieces(word: string | undefined, least: number): number {
  const quantity = /^\d{1,7}$/.test(word ?? '') ? Number(word) : Number.NaN;
  if (!(quantity >= least)) throw new StartError(`${word ?? ''} is not a whole number from ${least} to 9999999.`);
  return quantity;
}

function refuse(error: unknown): never {
  throw error instanceof ShopError ? new StartError(error.message, { cause: error }) : error;
}
