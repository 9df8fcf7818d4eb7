import { systemClock, type Clock } from '#kernel/clock.ts';
import { ConfigError, readConfig, type Config } from '#kernel/config.ts';
import type { Database } from '#kernel/database/database.ts';
import { openServer } from '#kernel/database/open-server.ts';
import { StartError } from '#kernel/errors.ts';
import { silentLogger } from '#kernel/logger.ts';
import { reasonOf } from './ask-url.ts';
import { checkCertificate, checkName, checkWebhook } from './check-address.ts';
import { checkBackup } from './check-backup.ts';
import { checkConnections, checkDatabase } from './check-database.ts';
import { checkClock, checkDisk, checkMemory } from './check-machine.ts';
import { checkMail } from './check-mail.ts';
import { checkPictures } from './check-pictures.ts';
import { checkPaymentKey } from './check-provider.ts';
import { checkPeople, checkTables } from './check-tables.ts';
import { broken, ok, unknown, type Examination, type Finding } from './finding.ts';

type Check = (examination: Examination) => Promise<Finding>;
export type NamedFinding = Finding & { readonly check: string };
export type DoctorOptions = Partial<Pick<Examination, 'clock' | 'to' | 'sendsMail' | 'authority'>>;

/** In the order in which a person would mend them. */
const checks: Readonly<Record<string, Check>> = {
  disk: checkDisk,
  memory: checkMemory,
  pictures: checkPictures,
  clock: checkClock,
  mail: checkMail,
  payment: checkPaymentKey,
  name: checkName,
  certificate: checkCertificate,
  webhook: checkWebhook,
  backup: checkBackup,
};
const databaseChecks: Readonly<Record<string, Check>> = {
  database: checkDatabase,
  connections: checkConnections,
  tables: checkTables,
  people: checkPeople,
};
/** One for the tables, one each for the clock and the owners. */
const connections = 3;
const allNames = ['configuration', ...Object.keys(databaseChecks), ...Object.keys(checks)];

/** Looks at everything the shop needs from outside and says what it finds, a sentence each. Writes nothing but one mail. */
export async function examineShop(env: NodeJS.ProcessEnv, options: DoctorOptions = {}): Promise<readonly NamedFinding[]> {
  const config = configOf(env);
  if (config instanceof ConfigError) {
    return [
      ...config.mistakes.map((mistake) => ({ check: 'configuration', ...broken(mistake) })),
      ...allNames.slice(1).map((check) => ({ check, ...unknown('Waits for a configuration that can be read.') })),
    ];
  }
  const { database, fault } = await databaseOf(config);
  try {
    const examination = examinationOf(config, database, options);
    const others = Promise.all(Object.entries(checks).map(([name, check]) => look(name, check, examination)));
    const found = fault ? withoutDatabase(fault) : await lookInTurn(examination);
    return [{ check: 'configuration', ...ok(`The configuration of a ${config.mode} shop is complete.`) }, ...found, ...(await others)];
  } finally {
    await database?.close();
  }
}

function configOf(env: NodeJS.ProcessEnv): Config | ConfigError {
  try {
    return readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
}

const examinationOf = (config: Config, database: Database | undefined, options: DoctorOptions): Examination => ({
  config,
  database,
  clock: options.clock ?? (systemClock satisfies Clock),
  to: options.to,
  sendsMail: options.sendsMail ?? true,
  authority: options.authority,
});

/** The server is asked once, without the patience of a start: who calls the doctor waits for an answer. */
async function databaseOf({ databaseUrl }: Config): Promise<{ readonly database?: Database; readonly fault?: Finding }> {
  if (!databaseUrl) return {};
  try {
    return { database: await openServer(databaseUrl, connections, silentLogger, 0) };
  } catch (error) {
    if (error instanceof StartError) return { fault: broken(error.message) };
    throw error;
  }
}

const withoutDatabase = (fault: Finding): readonly NamedFinding[] =>
  Object.keys(databaseChecks).map((check, index) => ({ check, ...(index === 0 ? fault : unknown('Waits for the database.')) }));

/** A server that has few connections left is examined as well. */
async function lookInTurn(examination: Examination): Promise<readonly NamedFinding[]> {
  const found: NamedFinding[] = [];
  for (const [name, check] of Object.entries(databaseChecks)) found.push(await look(name, check, examination));
  return found;
}

/** What a check did not expect is a finding too: the others are still worth reading. */
async function look(name: string, check: Check, examination: Examination): Promise<NamedFinding> {
  try {
    return { check: name, ...(await check(examination)) };
  } catch (error) {
    return {
      check: name,
      ...broken(`It could not be examined (${reasonOf(error)}): run the doctor again, and report this sentence if it stays.`),
    };
  }
}
