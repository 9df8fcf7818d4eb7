import { beginDatabase } from '@shop/backend/begin-database';
import { keepTickShape } from '@shop/backend/keep-tick-shape';

keepTickShape();
// Before everything else is loaded: the database has a thread of its own.
beginDatabase();
const { runShop } = await import('./run-shop.ts');
await runShop();
