import { compareIdleMemory } from './idle-memory.ts';
import { measureOrders, orderParts } from './orders.ts';
import { measureProducts } from './products.ts';
import { compareRefusedLogIns } from './refused-log-ins.ts';

/** `BENCH_PARTS=lists,exports` measures these alone. */
const wanted = (process.env['BENCH_PARTS'] ?? ['log-ins', 'memory', 'products', ...orderParts].join()).split(',');
if (wanted.includes('log-ins')) await compareRefusedLogIns();
if (wanted.includes('memory')) await compareIdleMemory();
if (wanted.includes('products')) await measureProducts();
const ofOrders = orderParts.filter((part) => wanted.includes(part));
if (ofOrders.length > 0) await measureOrders(ofOrders);
