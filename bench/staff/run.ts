import { compareIdleMemory } from './idle-memory.ts';
import { measureOrders, orderParts } from './orders.ts';
import { measureProducts, productParts } from './products.ts';
import { compareRefusedLogIns } from './refused-log-ins.ts';

/** `BENCH_PARTS=lists,exports` measures these alone. */
const wanted = (process.env['BENCH_PARTS'] ?? ['log-ins', 'memory', ...productParts, ...orderParts].join()).split(',');
if (wanted.includes('log-ins')) await compareRefusedLogIns();
if (wanted.includes('memory')) await compareIdleMemory();
const ofProducts = productParts.filter((part) => wanted.includes(part));
if (ofProducts.length > 0) await measureProducts(ofProducts);
const ofOrders = orderParts.filter((part) => wanted.includes(part));
if (ofOrders.length > 0) await measureOrders(ofOrders);
