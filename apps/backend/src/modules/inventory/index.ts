export { carryPieces } from './carry-pieces.ts';
export { checkStock } from './check-stock.ts';
export { inventoryModel, openInventory, setStock, setStockSources } from './open-inventory.ts';
export type { Inventory } from './open-inventory.ts';
export { readSalable, readStock, salableColumn } from './read-stock.ts';
export {
  changeHoldEnd,
  endDueReservations,
  isSold,
  registerInventoryJobs,
  releaseStock,
  reserveStock,
  returnSold,
  sellReserved,
} from './reservations.ts';
export type { Shortage } from './reservations.ts';
export { countAway, isStockSource, resellPieces, returnPieces } from './sold-pieces.ts';
export type { SoldMove } from './sold-pieces.ts';
export { createStock } from './stock.ts';
export type { CapturedStock, Stock, StockQuantities, StockSource } from './stock.ts';
export { moveStock } from './move-stock.ts';
export { openStockDesk, readStockFacts } from './stock-desk.ts';
export type { StockDesk } from './stock-desk.ts';
export type { StockRow } from './stock-repository.ts';
export { lockLevels, readCounts, readCountsAfter, readSources } from './stock-repository.ts';
