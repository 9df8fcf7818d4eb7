import { systemClock } from '#kernel/clock.ts';
import { loadEnvFile, readConfig } from '#kernel/config.ts';
import { ShopError, StartError } from '#kernel/errors.ts';
import { createLogger } from '#kernel/logger.ts';
import type { Approval } from '#modules/customer/index.ts';
import { openBackend } from '../app/open-backend.ts';
import { runCommand } from '../app/start-server.ts';

const usage = `npm run customers -- list [waiting|approved|rejected|private]
npm run customers -- approve <id>
npm run customers -- reject <id>`;
const approvals: readonly string[] = ['waiting', 'approved', 'rejected', 'private'] satisfies readonly Approval[];

/** `npm run customers`: staff look at business accounts and say yes or no; the customer gets a mail. */
await runCommand(async () => {
  const [command, argument] = process.argv.slice(2);
  const id = Number(argument);
  const isJudging = (command === 'approve' || command === 'reject') && Number.isInteger(id) && id > 0;
  const isListing = command === 'list' && (argument === undefined || approvals.includes(argument));
  if (!isJudging && !isListing) throw new StartError(usage);
  loadEnvFile();
  const backend = await openBackend({
    config: readConfig(process.env),
    clock: systemClock,
    logger: createLogger({ level: 'warn' }),
    workers: false,
  });
  try {
    if (isListing) {
      for (const { id, approval, email, company, coc, taxvat } of await backend.customers.list(argument as Approval | undefined)) {
        process.stdout.write(`${[id, approval, email, company ?? '', coc ?? '', taxvat ?? ''].join('\t')}\n`);
      }
      return;
    }
    await backend.customers.judge(id, command === 'approve' ? 'approved' : 'rejected');
    process.stdout.write(`Customer ${id} is ${command === 'approve' ? 'approved' : 'rejected'}; the mail is on its way.\n`);
  } catch (error) {
    throw error instanceof ShopError ? new StartError(error.message) : error;
  } finally {
    await backend.close();
  }
});
