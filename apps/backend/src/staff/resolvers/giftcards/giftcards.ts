import type { Language } from '@shop/contract';
import { inputError, notFound } from '#kernel/errors.ts';
import type { ResolverMap } from '#kernel/graphql/context.ts';
import { countGiftCards, findCardIn, findGiftCards, giftCardTabs, groupedCode, type GiftCardTab } from '#modules/giftcards/index.ts';
import type { MakeCodeInput, ShowReturnCardInput } from '../../actions/giftcards/code.ts';
import type { SeenCard } from '../../actions/giftcards/lock-card.ts';
import type { IssueInput, TopUpInput } from '../../actions/giftcards/money.ts';
import { refusing } from '../../actions/orders/refusing.ts';
import { commandScope } from '../../grants.ts';
import { cappedCount, readPlacedPage } from '../../lists/placed-list.ts';
import type { Parts } from '../../parts.ts';
import { Refused, runAction, type Action, type Done } from '../../run-action.ts';
import type { Granted } from '../../schema.ts';
import { money } from '../orders/order-shape.ts';
import { countLimit, readSearch, type ListInput } from '../paging.ts';
import { actorOf, refusalShape, resultOf } from '../results.ts';
import { cardFields, cardShape, type CardShape } from './card-shape.ts';

type Keyed<Input> = Input & { readonly key: string };

/** Gift cards: lists, the page of one, and what is done with it. */
export function giftCardResolvers(parts: Parts): ResolverMap<Granted> {
  const { database } = parts;
  return {
    Query: {
      giftCards: async (_parent: unknown, { list, tab }: { list: ListInput; tab?: GiftCardTab | null }, { scope }: Granted) => {
        const wanted = { tab: tab ?? 'all', search: readSearch(list.search) };
        const { items, page } = await readPlacedPage(list, {
          isOldestFirst: false,
          find: (part) => findGiftCards(database, wanted, part, scope),
          count: (limit) => countGiftCards(database, wanted, limit, scope),
          placeOf: ({ issuedAt, id }) => ({ at: issuedAt, id }),
        });
        return { items: items.map(cardShape), page };
      },
      giftCardTabs: async (_parent: unknown, _args: unknown, { scope }: Granted) => {
        const counts = [];
        for (const tab of Object.keys(giftCardTabs) as GiftCardTab[])
          counts.push({ tab, ...cappedCount(await countGiftCards(database, { tab }, countLimit, scope)) });
        return counts;
      },
      giftCard: (_parent: unknown, { number }: { number: string }, context: Granted) => findShape(parts, number, context),
      giftCardOfCode: (_parent: unknown, { code }: { code: string }, context: Granted) => ofCode(parts, code, context),
    },
    Mutation: cardMutations(parts),
    GiftCard: cardFields(parts),
  };
}

async function findShape({ database }: Parts, number: string, { scope }: Granted): Promise<CardShape> {
  const card = await findCardIn(database, number.trim().toUpperCase().slice(0, 40), scope);
  if (!card) throw notFound('There is no such gift card.');
  return cardShape(card);
}

/** What whoever holds a code may know; which card it is, only who sees it in the list. */
async function ofCode({ giftCards }: Parts, code: string, { scope, identity }: Granted) {
  try {
    if (code.length > 100) throw inputError('There is no gift card with this code.', { code: 'giftcard-unknown', field: 'code' });
    const card = await refusing(() => giftCards.findByCode(code, `staff:${identity.id}`));
    const isSeen = scope.all || (card.branch !== null && scope.branches.includes(card.branch));
    const { state, balance, expiresOn } = card;
    return { typename: 'HeldGiftCard', number: isSeen ? card.number : null, state, balance: money(balance), expiresOn };
  } catch (error) {
    if (error instanceof Refused) return refusalShape(error);
    throw error;
  }
}

function cardMutations(parts: Parts) {
  const { actions } = parts;
  const result = (context: Granted, work: () => Promise<Done<{ readonly number: string }>>) =>
    resultOf(parts, context, work, ({ number }) => findShape(parts, number, context));
  const doing =
    <Input>(action: Action<Input, { readonly number: string }>) =>
    (_parent: unknown, { key, ...input }: Keyed<Input>, context: Granted) =>
      result(context, () => runAction(parts, action, actorOf(context), input as unknown as Input, { key }));
  return {
    issueGiftCard: (parent: unknown, { input }: { input: Keyed<IssueInput> }, context: Granted) =>
      doing(actions.issueGiftCard)(parent, input, context),
    topUpGiftCard: doing<TopUpInput>(actions.topUpGiftCard),
    blockGiftCard: doing<SeenCard & { readonly reason: string }>(actions.blockGiftCard),
    unblockGiftCard: doing<SeenCard & { readonly reason: string }>(actions.unblockGiftCard),
    makeGiftCardCode: (_parent: unknown, { key, ...input }: Keyed<MakeCodeInput>, context: Granted) =>
      showCode(parts, parts.makeGiftCardCode, { input, key }, context),
    showReturnGiftCard: (_parent: unknown, { key, ...input }: Keyed<ShowReturnCardInput>, context: Granted) =>
      showCode(parts, parts.showReturnGiftCard, { input, key }, context),
    printGiftCard: (
      _parent: unknown,
      { key, language, ...input }: Keyed<{ readonly id: string; readonly code: string; readonly language: Language }>,
      context: Granted,
    ) =>
      resultOf(
        parts,
        context,
        () => runAction(parts, actions.printGiftCard, actorOf(context), input, { key }),
        ({ number }) => paper(parts, number, { ...input, language }, context),
      ),
  };
}

type Shower<Input> = (show: (code: string) => void) => Action<Input, { readonly number: string }>;

/** Makes a code and shows it, past what is kept of the answer. */
function showCode<Input>(parts: Parts, shower: Shower<Input>, { input, key }: { input: Input; key: string }, context: Granted) {
  let shown: string | null = null;
  const action = shower((code) => void (shown = groupedCode(code)));
  return resultOf(
    parts,
    context,
    () => runAction(parts, action, actorOf(context), input, { key }),
    async ({ number }) => {
      // Whoever was shown the code may see the card of it, also one of another branch.
      const card = await findCardIn(parts.database, number, commandScope);
      if (!card) throw notFound('There is no such gift card.');
      return { typename: 'GiftCardCode', shown, card: cardShape(card) };
    },
  );
}

/** The paper is made from what was sent: neither it nor the code is kept. */
async function paper(
  { database, giftCards }: Parts,
  number: string,
  { code, language }: { readonly code: string; readonly language: Language },
  { scope }: Granted,
) {
  const card = await findCardIn(database, number, scope);
  if (!card) throw notFound('There is no such gift card.');
  const checked = await refusing(() => database.transaction((tx) => giftCards.checkCode(tx, card, code)));
  const bytes = await giftCards.paper(card, checked, language);
  return { typename: 'GiftCardPaper', fileName: `${card.number}.pdf`, pdf: bytes.toString('base64') };
}
