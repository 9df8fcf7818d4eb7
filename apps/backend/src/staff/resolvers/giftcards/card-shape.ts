import { readEntries, type GiftCard, type GiftCardEntry } from '#modules/giftcards/index.ts';
import { staffNames } from '#modules/staff/index.ts';
import { scopeOf } from '../../grants.ts';
import type { Parts } from '../../parts.ts';
import { permissions, type Permission } from '../../permissions.ts';
import type { Granted } from '../../schema.ts';
import { money } from '../orders/order-shape.ts';

/** A card as lists and its page show it; what only its page shows is found by resolvers of its own, from `card`. */
export const cardShape = (card: GiftCard) => ({
  typename: 'GiftCard',
  card,
  id: card.number,
  number: card.number,
  version: card.version,
  state: card.state,
  origin: card.origin,
  lastFour: card.lastFour,
  initial: money(card.initial),
  balance: money(card.balance),
  issuedAt: card.issuedAt,
  expiresOn: card.expiresOn,
  branch: card.branch,
  reference: card.reference,
});
export type CardShape = ReturnType<typeof cardShape>;

type Rule = { readonly permission: Permission; readonly when: (card: GiftCard) => boolean };

/** What can be done with a card as it is, by the name of its mutation: buttons come from here, and the action checks again. */
const rules: Readonly<Record<string, Rule>> = {
  topUpGiftCard: { permission: 'giftcards.issue', when: ({ state }) => state === 'active' },
  makeGiftCardCode: { permission: 'giftcards.issue', when: ({ state }) => state === 'active' },
  blockGiftCard: { permission: 'giftcards.block', when: ({ state }) => state === 'active' },
  unblockGiftCard: { permission: 'giftcards.block', when: ({ state }) => state === 'blocked' },
};

export const cardFields = ({ database }: Parts) => {
  const nameOf = async (actors: readonly string[]): Promise<(by: string) => string> => {
    const ids = actors.flatMap((by) => /^staff:(\d+)$/.exec(by)?.[1] ?? []).map(Number);
    const names = await staffNames(database, ids);
    return (by) => names.get(by) ?? by;
  };
  return {
    issuedBy: async ({ card: { issuedBy } }: CardShape) => (await nameOf([issuedBy]))(issuedBy),
    entries: async ({ card }: CardShape) => {
      const entries = await readEntries(database, card.id);
      const name = await nameOf(entries.map(({ by }) => by));
      return entries.map((entry, index) => entryShape(entry, entries.slice(index), name));
    },
    can: ({ card }: CardShape, _args: unknown, { identity }: Granted) =>
      Object.entries(rules)
        .filter(([, { permission, when }]) => {
          const isTill = identity.strength === 'pin' && !permissions[permission].withPin;
          return !isTill && scopeOf(identity.roles, permission)?.all === true && when(card);
        })
        .map(([mutation]) => mutation),
  };
};

/** `rest`: this entry and all before it. */
const entryShape = (
  { id, at, by, reason, cents, reference, note }: GiftCardEntry,
  rest: readonly GiftCardEntry[],
  name: (by: string) => string,
) => ({
  id: String(id),
  at,
  by: name(by),
  reason,
  amount: money(cents),
  balance: money(rest.reduce((sum, one) => sum + one.cents, 0)),
  reference,
  note,
});
