import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { askUrl, reasonOf } from './ask-url.ts';
import { broken, ok, warning, type Examination, type Finding } from './finding.ts';

const gigabyte = 1024 ** 3;
/** Below the first a backup and a day of pictures no longer fit; below the second somebody should know. */
const leastDisk = gigabyte;
const scarceDisk = 5 * gigabyte;
/** What one process takes with the demo's catalogue and full caches. */
const processMemory = 0.6 * gigabyte;
/** Notifications of payments and codes of a second factor are judged by the clock. */
const allowedSeconds = 60;

const inGigabytes = (bytes: number): string => `${(bytes / gigabyte).toFixed(1)} GB`;

/** The folder that is there already of those a start would make. */
const existing = (folder: string): string => (existsSync(folder) || dirname(folder) === folder ? folder : existing(dirname(folder)));

export async function checkDisk({ config: { dataDir } }: Examination): Promise<Finding> {
  const folder = existing(dataDir);
  try {
    // Rights say little: a system mounted read-only refuses root as well.
    rmSync(mkdtempSync(join(folder, '.doctor-')), { recursive: true });
  } catch (error) {
    return broken(
      `The folder ${dataDir} cannot be written (${reasonOf(error)}): give it to the user of the shop, or set DATA_DIR to another.`,
    );
  }
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  if (free >= scarceDisk) return ok(`The disk of ${dataDir} has ${inGigabytes(free)} free.`);
  const sentence = `The disk of ${dataDir} has ${inGigabytes(free)} free: delete old backups and logs, or give it more room.`;
  return free < leastDisk ? broken(sentence) : warning(sentence);
}

/** Of the machine, or what a service manager or a container leaves of it. */
export async function checkMemory({ config: { webConcurrency } }: Examination): Promise<Finding> {
  const most = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  const needed = webConcurrency * processMemory;
  const processes = webConcurrency === 1 ? 'One process needs' : `${webConcurrency} processes need`;
  return needed <= most
    ? ok(`${processes} about ${inGigabytes(needed)} of ${inGigabytes(most)} of memory.`)
    : broken(
        `${processes} about ${inGigabytes(needed)} of memory, and there are ${inGigabytes(most)}: lower WEB_CONCURRENCY, or add memory.`,
      );
}

/** Against the payment provider, whose time counts, and the database, which may be on another machine. */
export async function checkClock({ config, clock, database, authority }: Examination): Promise<Finding> {
  const offsets = new Map<string, number>();
  const { headers } = await askUrl(config.multisafepay.url, { authority }).catch(() => ({ headers: { date: undefined } }));
  const told = Date.parse(headers.date ?? '');
  if (!Number.isNaN(told)) offsets.set('the payment provider', (clock.now().getTime() - told) / 1000);
  const { rows = [] } = (await database?.query<{ now: Date }>('select clock_timestamp() as now')) ?? {};
  if (rows[0]) offsets.set('the database', (clock.now().getTime() - rows[0].now.getTime()) / 1000);
  const [name, seconds] = [...offsets].find(([, offset]) => Math.abs(offset) > allowedSeconds) ?? [];
  if (name !== undefined && seconds !== undefined) {
    return broken(
      `The clock of this machine is ${Math.round(Math.abs(seconds))} seconds ${seconds > 0 ? 'ahead of' : 'behind'} that of ${name}: ` +
        'switch on time synchronisation on both ("timedatectl set-ntp true").',
    );
  }
  return offsets.size > 0
    ? ok(`The clock agrees with ${[...offsets.keys()].join(' and ')}.`)
    : warning('Nobody could be asked what time it is: see that "timedatectl" says the clock is synchronised.');
}
