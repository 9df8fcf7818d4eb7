export { openInventory, setStock, setStockSources } from './open-inventory.ts';
export type { Inventory, StockListener } from './open-inventory.ts';
export { moveStock } from './move-stock.ts';
export { readStock } from './read-stock.ts';
export { createStock } from './stock.ts';
export type { Stock, StockQuantities, StockSource } from './stock.ts';
export type { StockRow } from './stock-repository.ts';
