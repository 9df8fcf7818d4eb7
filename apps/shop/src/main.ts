import { beginDatabase } from '@shop/backend/begin-database';
import { retainTickShape } from '@shop/backend/retain-tick-shape';

retainTickShape();
// Before everything else is loaded: the database has a thread of its own.
beginDatabase();
const { runShop } = await import('./run-shop.ts');
await runShop();
