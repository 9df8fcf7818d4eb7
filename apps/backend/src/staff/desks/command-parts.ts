import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import { auditWriter } from '#modules/audit/index.ts';
import { commandScope } from '../grants.ts';
import type { Actor, WriteParts } from '../run-action.ts';

/** Somebody at the machine of the shop, who needs no permission, or a file they brought. */
export const commandActor: Actor = { kind: 'command', scope: commandScope };
export const importActor: Actor = { kind: 'import', scope: commandScope };

/** What a command that opens no shop writes with. */
export const commandParts = (database: Database, clock: Clock): WriteParts => ({
  database,
  clock,
  audit: auditWriter(clock),
  settings: { secondFactorDue: () => undefined },
});
