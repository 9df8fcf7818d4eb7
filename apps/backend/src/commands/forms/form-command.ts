import { StartError } from '#kernel/errors.ts';
import { formTypes, type FormsDesk } from '#modules/forms/index.ts';
import { messageLine, messageLines, withdrawalLine, withdrawalLines } from './print-forms.ts';

const usage = `npm run forms -- list [contact|product|category|custom|withdrawals]
npm run forms -- show <number of a message, or reference of a withdrawal such as H-2026-000123>`;

/** Reads the arguments of `npm run forms`; what they say is done at a desk. */
export function readFormCommand([verb, argument, ...others]: readonly string[]): (desk: FormsDesk) => Promise<readonly string[]> {
  if (others.length > 0) throw new StartError(usage);
  if (verb === 'list' && argument === 'withdrawals') return async (desk) => (await desk.withdrawals()).map(withdrawalLine);
  const type = formTypes.find((one) => one === argument);
  if (verb === 'list' && (argument === undefined || type)) return async (desk) => (await desk.messages(type)).map(messageLine);
  if (verb !== 'show' || argument === undefined) throw new StartError(usage);
  return async (desk) => {
    const found = await desk.find(argument);
    return 'message' in found ? messageLines(found.message) : withdrawalLines(found.withdrawal);
  };
}
