import { randomBytes } from 'node:crypto';
import { redirectTo, type Answer, type Request } from './http.ts';
import { challengePage, paymentPage, returnAddress, unknownPage, type CardFaults } from './pages.ts';
import type { Parts } from './parts.ts';
import { isOpen, type SimulatedOrder, type Status } from './simulated-order.ts';

const decisions: readonly Status[] = ['completed', 'declined', 'cancelled', 'expired', 'uncleared'];
const challengeCard = '4000000000003220';
const declinedCard = '4000000000000002';
const secondFactor = '1234';

/** Answers the pages a shopper sees. */
export async function answerShopper(parts: Parts, request: Request, path: string): Promise<Answer> {
  const [token = '', step] = path.split('/');
  const order = parts.orders.byToken(token);
  if (!order) return unknownPage(request.headers['accept-language']);
  parts.expireIfDue(order);
  const isChallenge = step === 'challenge';
  if (request.method !== 'POST' || !isOpen(order)) return isChallenge && order.card ? challengePage(order) : paymentPage(order);
  const form = new URLSearchParams(request.body);
  if (isChallenge) return form.get('code')?.trim() === secondFactor ? decide(parts, order, 'completed') : challengePage(order, true);
  const action = form.get('action');
  if (action === 'card') return payByCard(parts, order, form);
  if (action === 'later') return redirectTo(returnAddress(order));
  const status = decisions.find((known) => known === action);
  return status ? decide(parts, order, status) : paymentPage(order);
}

function payByCard(parts: Parts, order: SimulatedOrder, form: URLSearchParams): Answer | Promise<Answer> {
  const number = (form.get('number') ?? '').replace(/\D/g, '');
  const faults: CardFaults = {
    number: !isCardNumber(number),
    expiry: !/^(0[1-9]|1[0-2]) ?\/? ?\d{2}$/.test((form.get('expiry') ?? '').trim()),
    code: !/^\d{3,4}$/.test((form.get('code') ?? '').trim()),
  };
  if (Object.values(faults).some(Boolean)) return paymentPage(order, faults);
  // Of the card only its last digits are kept, as a shop may see them.
  const isKept = order.request['recurring_model'] === 'cardOnFile';
  order.card = { brand: 'VISA', last4: number.slice(-4), token: isKept ? randomBytes(10).toString('hex') : null };
  parts.orders.save(order);
  if (number === challengeCard) return redirectTo(`/connect/${order.token}/challenge`);
  return decide(parts, order, number === declinedCard ? 'declined' : 'completed');
}

/** Whether the bank of a card wants its second factor each time. */
export const asksAgain = ({ last4 }: NonNullable<SimulatedOrder['card']>): boolean => challengeCard.endsWith(last4);

/** The demo's own numbers, and whatever passes the usual check digit. */
function isCardNumber(number: string): boolean {
  if (number === challengeCard || number === declinedCard) return true;
  if (!/^\d{13,19}$/.test(number)) return false;
  const sum = Array.from(number)
    .reverse()
    .reduce((total, digit, index) => {
      const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum % 10 === 0;
}

/** The shop hears of it before, after, twice or never, as the settings say; the shopper goes back in any case. */
export async function decide(parts: Parts, order: SimulatedOrder, status: Status): Promise<Answer> {
  parts.change(order, status, status === 'declined' ? 'Declined by issuer' : '');
  const { webhook } = parts.settings;
  if (webhook === 'before' || webhook === 'twice') await parts.webhooks.notify(order);
  if (webhook === 'after' || webhook === 'twice') parts.webhooks.notifyLater(order);
  return redirectTo(returnAddress(order));
}
