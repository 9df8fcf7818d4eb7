import { compareIdleMemory } from './idle-memory.ts';
import { compareRefusedLogIns } from './refused-log-ins.ts';

await compareRefusedLogIns();
await compareIdleMemory();
