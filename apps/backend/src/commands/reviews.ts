import { StartError } from '#kernel/errors.ts';
import { reviewStatuses, type ListedReview } from '#modules/reviews/index.ts';
import { command, readId } from './command.ts';
import { withBackend } from './open-shop.ts';

const usage = `npm run reviews -- list [pending|approved|rejected]
npm run reviews -- approve <id>
npm run reviews -- reject <id>`;

function reviewLine({ id, createdAt, sku, priceStars, qualityStars, nickname, summary, text }: ListedReview): string {
  const stars = [`price ${priceStars}`, `quality ${qualityStars}`];
  return [id, createdAt.toISOString(), sku, ...stars, nickname, summary, text.replaceAll(/\s+/g, ' ')].join('\t');
}

/** `npm run reviews`: staff look at what was written and show it or not. LAW-16: an opinion is no reason to refuse. */
await command(async ([verb, argument]) => {
  if (verb === 'list') {
    const status = reviewStatuses.find((one) => one === (argument ?? 'pending'));
    if (!status) throw new StartError(usage);
    return withBackend(async ({ reviews }) => (await reviews.list(status)).map(reviewLine));
  }
  if (verb !== 'approve' && verb !== 'reject') throw new StartError(usage);
  const id = readId(argument, usage);
  await withBackend(({ reviews }) => reviews.judge(id, verb === 'approve' ? 'approved' : 'rejected'));
  return [`Review ${id} is ${verb === 'approve' ? 'shown' : 'not shown'}.`];
});
