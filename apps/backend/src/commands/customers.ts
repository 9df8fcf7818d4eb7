import { StartError } from '#kernel/errors.ts';
import { approvals, type Customer } from '#modules/customer/index.ts';
import { command, readId } from './command.ts';
import { withBackend } from './open-shop.ts';

const usage = `npm run customers -- list [waiting|approved|rejected|private]
npm run customers -- approve <id>
npm run customers -- reject <id>`;

const customerLine = ({ id, approval, email, company, coc, taxvat }: Customer): string =>
  [id, approval, email, company ?? '', coc ?? '', taxvat ?? ''].join('\t');

/** `npm run customers`: staff look at business accounts and say yes or no; the customer gets a mail. */
await command(async ([verb, argument]) => {
  if (verb === 'list') {
    const approval = approvals.find((one) => one === argument);
    if (argument !== undefined && approval === undefined) throw new StartError(usage);
    return withBackend(async ({ customers }) => (await customers.list(approval)).map(customerLine));
  }
  if (verb !== 'approve' && verb !== 'reject') throw new StartError(usage);
  const id = readId(argument, usage);
  const approval = verb === 'approve' ? 'approved' : 'rejected';
  await withBackend(({ customers }) => customers.judge(id, approval));
  return [`Customer ${id} is ${approval}; the mail is on its way.`];
});
