import { compareIdleMemory } from './idle-memory.ts';
import { measureOrders } from './orders.ts';
import { compareRefusedLogIns } from './refused-log-ins.ts';

const parts = { 'log-ins': compareRefusedLogIns, memory: compareIdleMemory, orders: measureOrders } as const;
/** `BENCH_PARTS=orders` measures these alone. */
const wanted = (process.env['BENCH_PARTS'] ?? Object.keys(parts).join()).split(',');
for (const [name, measure] of Object.entries(parts)) if (wanted.includes(name)) await measure();
