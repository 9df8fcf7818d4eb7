import { StartError } from '#kernel/errors.ts';
import { refusalGrounds, reviewStatuses, type ListedReview, type Verdict } from '#modules/reviews/index.ts';
import { command, readId, readOptions } from './command.ts';
import { withBackend } from './open-shop.ts';

const usage = `npm run reviews -- list [pending|approved|rejected]
npm run reviews -- approve <id>
npm run reviews -- reject <id> --ground ${refusalGrounds.join('|')}`;

function reviewLine({ id, createdAt, sku, priceStars, qualityStars, nickname, summary, text }: ListedReview): string {
  const stars = [`price ${priceStars}`, `quality ${qualityStars}`];
  return [id, createdAt.toISOString(), sku, ...stars, nickname, summary, text.replaceAll(/\s+/g, ' ')].join('\t');
}

/** LAW-16: a refusal names its reason of law. */
function readVerdict(verb: 'approve' | 'reject', given: string | undefined): Verdict {
  const ground = refusalGrounds.find((one) => one === given);
  if ((verb === 'approve') !== (given === undefined) || (verb === 'reject' && !ground)) throw new StartError(usage);
  return ground ? { status: 'rejected', ground } : { status: 'approved' };
}

/** `npm run reviews`: staff look at what was written and show it or not. LAW-16: an opinion is no reason to refuse. */
await command(async ([verb, ...args]) => {
  const { values, positionals } = readOptions(args, { ground: { type: 'string' } }, usage);
  const [argument] = positionals;
  if (verb === 'list') {
    const status = reviewStatuses.find((one) => one === (argument ?? 'pending'));
    if (!status) throw new StartError(usage);
    return withBackend(async ({ reviews }) => (await reviews.list(status)).map(reviewLine));
  }
  if (verb !== 'approve' && verb !== 'reject') throw new StartError(usage);
  const id = readId(argument, usage);
  const verdict = readVerdict(verb, values.ground);
  await withBackend(({ reviews }) => reviews.judge(id, verdict));
  return [`Review ${id} is ${verb === 'approve' ? 'shown' : 'not shown'}.`];
});
