import { StartError } from '#kernel/errors.ts';
import { dispositions, formTypes, withdrawalStates, type FormsDesk, type ReturnedItem } from '#modules/forms/index.ts';
import { readOptions } from '../command.ts';
import { messageLine, messageLines, returnedLine, withdrawalLine, withdrawalLines } from './print-forms.ts';

const usage = `npm run forms -- list [${formTypes.join('|')}]
npm run forms -- list withdrawals [${withdrawalStates.join('|')}]
npm run forms -- list returned [${dispositions.join('|')}]
npm run forms -- show NAME                              a message by its number, a withdrawal by its reference such as H-2026-000123
npm run forms -- accept REFERENCE                       the withdrawal is valid: the customer hears what to do
npm run forms -- reject REFERENCE --reason TEXT         it is not: the customer reads why
npm run forms -- goods-in REFERENCE
npm run forms -- refunded REFERENCE                     after npm run orders -- refund
npm run forms -- returned REFERENCE SKU=WHAT SKU:2=WHAT what becomes of goods that came back: ${dispositions.join(', ')}`;

type Work = (desk: FormsDesk) => Promise<readonly string[]>;

const one = <T extends string>(choices: readonly T[], given: string | undefined): T | undefined =>
  choices.find((choice) => choice === given);

/** Reads the arguments of `npm run forms`; what they say is done at a desk. */
export function readFormCommand([verb = '', ...args]: readonly string[]): Work {
  const { values, positionals } = readOptions(args, { reason: { type: 'string' } }, usage);
  const [name, ...others] = positionals;
  if (values.reason !== undefined && verb !== 'reject') throw new StartError(usage);
  if (verb === 'list') return readList(name, others);
  if (verb === 'returned' && name !== undefined && others.length > 0) return noteReturned(name, others.map(readReturned));
  const work = others.length === 0 && name !== undefined ? readVerb(verb, name, values.reason) : undefined;
  if (!work) throw new StartError(usage);
  return work;
}

function readList(what: string | undefined, [choice, ...others]: readonly string[]): Work {
  const type = one(formTypes, what);
  const [state, disposition] = [one(withdrawalStates, choice), one(dispositions, choice)];
  const isAll = choice === undefined;
  if (others.length > 0) throw new StartError(usage);
  if (isAll && (what === undefined || type)) return async (desk) => (await desk.messages(type)).map(messageLine);
  if (what === 'withdrawals' && (isAll || state)) return async (desk) => (await desk.withdrawals(state)).map(withdrawalLine);
  if (what === 'returned' && (isAll || disposition)) return async (desk) => (await desk.returned(disposition)).map(returnedLine);
  throw new StartError(usage);
}

function readVerb(verb: string, name: string, reason: string | undefined): Work | undefined {
  switch (verb) {
    case 'show':
      return async (desk) => {
        const found = await desk.find(name);
        return 'message' in found ? messageLines(found.message) : withdrawalLines(found.withdrawal, found.period);
      };
    case 'accept':
      return async (desk) => [withdrawalLine(await desk.accept(name))];
    case 'reject':
      return reason?.trim() ? async (desk) => [withdrawalLine(await desk.reject(name, reason))] : undefined;
    case 'goods-in':
      return async (desk) => [withdrawalLine(await desk.goodsIn(name))];
    case 'refunded':
      return async (desk) => [withdrawalLine(await desk.refunded(name))];
    default:
      return undefined;
  }
}

const noteReturned =
  (reference: string, items: readonly ReturnedItem[]): Work =>
  async (desk) => {
    await desk.noteReturned(reference, items);
    const isRestocked = items.some(({ disposition }) => disposition === 'restock');
    return [
      `Noted for ${reference.toUpperCase()}.`,
      ...(isRestocked ? ['What goes back on the shelf is counted with npm run stock -- set.'] : []),
    ];
  };

/** `MA-DIR-1001-38=restock`, or `MA-DIR-1001-38:2=donate` for two of them. */
function readReturned(text: string): ReturnedItem {
  const [, sku, quantity = '1', what] = /^([^\s:=]+)(?::([1-9]\d{0,3}))?=([a-z-]+)$/.exec(text) ?? [];
  const disposition = one(dispositions, what);
  if (sku === undefined || !disposition) throw new StartError(usage);
  return { sku, quantity: Number(quantity), disposition };
}
