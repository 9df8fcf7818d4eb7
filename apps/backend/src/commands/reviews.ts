import { systemClock } from '#kernel/clock.ts';
import { loadEnvFile, readConfig } from '#kernel/config.ts';
import { ShopError, StartError } from '#kernel/errors.ts';
import { createLogger } from '#kernel/logger.ts';
import { reviewStatuses, type ListedReview, type ReviewStatus } from '#modules/reviews/index.ts';
import { openBackend } from '../app/open-backend.ts';
import { runCommand } from '../app/start-server.ts';

const usage = `npm run reviews -- list [pending|approved|rejected]
npm run reviews -- approve <id>
npm run reviews -- reject <id>`;

const lineOf = ({ id, createdAt, sku, priceStars, qualityStars, nickname, summary, text }: ListedReview): string =>
  [
    id,
    createdAt.toISOString(),
    sku,
    `price ${priceStars}`,
    `quality ${qualityStars}`,
    nickname,
    summary,
    text.replaceAll(/\s+/g, ' '),
  ].join('\t');

/** `npm run reviews`: staff look at what was written and show it or not. LAW-16: an opinion is no reason to refuse. */
await runCommand(async () => {
  const [command, argument = 'pending'] = process.argv.slice(2);
  const id = Number(argument);
  const status = reviewStatuses.find((one) => one === argument);
  const isJudging = (command === 'approve' || command === 'reject') && Number.isInteger(id) && id > 0;
  if (!isJudging && !(command === 'list' && status)) throw new StartError(usage);
  loadEnvFile();
  const logger = createLogger({ level: 'warn' });
  const backend = await openBackend({ config: readConfig(process.env), clock: systemClock, logger, workers: false });
  try {
    if (isJudging) {
      await backend.reviews.judge(id, command === 'approve' ? 'approved' : 'rejected');
      process.stdout.write(`Review ${id} is ${command === 'approve' ? 'shown' : 'not shown'}.\n`);
      return;
    }
    for (const review of await backend.reviews.list(status as ReviewStatus)) process.stdout.write(`${lineOf(review)}\n`);
  } catch (error) {
    throw error instanceof ShopError ? new StartError(error.message, { cause: error }) : error;
  } finally {
    await backend.close();
  }
});
