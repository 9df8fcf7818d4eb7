import { runCommand } from '@shop/backend';
import { startShop } from './start-shop.ts';

/** The shop with hot reload of the storefront. */
await runCommand(() => startShop('dev'));
