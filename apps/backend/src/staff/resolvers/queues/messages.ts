import { notFound } from '#kernel/errors.ts';
import type { ResolverMap } from '#kernel/graphql/context.ts';
import {
  answersTo,
  countMessages,
  findMessage,
  findMessages,
  messageForms,
  writerName,
  writerOf,
  type Answer,
  type Message,
  type MessagesWanted,
  type MessageState,
} from '#modules/forms/index.ts';
import { branchesOf, staffNames } from '#modules/staff/index.ts';
import { messageHandlers } from '../../actions/forms/handlers.ts';
import { readMessageId } from '../../actions/forms/lock-message.ts';
import { cappedCount, readPlacedPage } from '../../lists/placed-list.ts';
import type { Parts } from '../../parts.ts';
import { runAction, type Done } from '../../run-action.ts';
import type { Granted } from '../../schema.ts';
import { countLimit, readSearch, type ListInput } from '../paging.ts';
import { actorOf, resultOf } from '../results.ts';

type Keyed = { readonly key: string };
type Tab = 'open' | 'mine' | 'done' | 'suspect';
const tabs: readonly Tab[] = ['open', 'mine', 'done', 'suspect'];

/** What a view of the list has. */
const wantedIn = (tab: Tab, { identity, scope }: Granted): MessagesWanted => ({
  state: tab === 'done' ? 'done' : 'open',
  isSuspect: tab === 'suspect',
  assignedTo: tab === 'mine' ? identity.id : undefined,
  branches: branchesOf(scope),
});

/** What customers sent in by forms. */
export function messageResolvers(parts: Parts): ResolverMap<Granted> {
  const { database } = parts;
  return {
    Query: {
      messages: async (
        _parent: unknown,
        { list, tab, form }: { list: ListInput; tab?: Tab | null; form?: string | null },
        context: Granted,
      ) => {
        const view = tab ?? 'open';
        const wanted = { ...wantedIn(view, context), identifier: form?.slice(0, 100), search: readSearch(list.search) };
        const { items, page } = await readPlacedPage(list, {
          isOldestFirst: view === 'open' || view === 'mine',
          find: (part) => findMessages(database, wanted, part),
          count: (limit) => countMessages(database, wanted, limit),
          placeOf: ({ receivedAt, id }) => ({ at: receivedAt, id }),
        });
        return { items: await shapesOf(parts, items), page };
      },
      message: (_parent: unknown, { id }: { id: string }, context: Granted) => findShape(parts, id, context),
      messageCounts: async (_parent: unknown, _args: unknown, context: Granted) => {
        const counts = [];
        for (const tab of tabs) counts.push({ tab, ...cappedCount(await countMessages(database, wantedIn(tab, context), countLimit)) });
        return counts;
      },
      messageForms: () => messageForms(database),
      messageHandlers: async (_parent: unknown, _args: unknown, { scope }: Granted) => {
        const branches = branchesOf(scope);
        const groups = await Promise.all((branches ?? [null]).map((branch) => messageHandlers(database, branch)));
        const people = new Map(groups.flat().map(({ id, name }) => [id, name]));
        return [...people].map(([id, name]) => ({ id: String(id), name }));
      },
    },
    Mutation: messageMutations(parts),
  };
}

function messageMutations(parts: Parts) {
  const { actions } = parts;
  const result = (context: Granted, work: () => Promise<Done<{ readonly id: string }>>) =>
    resultOf(parts, context, work, ({ id }) => findShape(parts, id, context));
  return {
    assignMessage: (_parent: unknown, { id, staff, key }: Keyed & { id: string; staff?: string | null }, context: Granted) =>
      result(context, () => runAction(parts, actions.assignMessage, actorOf(context), { id, staff: staff ?? null }, { key })),
    answerMessage: (
      _parent: unknown,
      { input: { key, ...answer } }: { input: Keyed & { id: string; version: number; text: string } },
      context: Granted,
    ) => result(context, () => runAction(parts, actions.answerMessage, actorOf(context), answer, { key })),
    moveMessage: (_parent: unknown, { id, to, key }: Keyed & { id: string; to: MessageState }, context: Granted) =>
      result(context, () => runAction(parts, actions.moveMessage, actorOf(context), { id, to }, { key })),
  };
}

async function findShape(parts: Parts, id: string, { scope }: Granted) {
  const message = await findMessage(parts.database, readMessageId(id), branchesOf(scope));
  const [shape] = message ? await shapesOf(parts, [message]) : [];
  if (!shape) throw notFound('There is no such message.');
  return shape;
}

/** Messages as the contract shows them, with the names of who works on them. */
async function shapesOf({ database, languageOf }: Parts, messages: readonly Message[]) {
  const answers = await answersTo(
    database,
    messages.map(({ id }) => id),
  );
  const people = [
    ...messages.flatMap(({ assignedTo }) => assignedTo ?? []),
    ...[...answers.values()].flat().flatMap(({ staffId }) => staffId ?? []),
  ];
  const names = await staffNames(database, people);
  const nameOf = (id: number | null): string | null => (id === null ? null : (names.get(`staff:${id}`) ?? null));
  return messages.map((message) => ({
    ...message,
    typename: 'Message',
    id: String(message.id),
    form: message.identifier,
    store: message.storeCode,
    language: languageOf(message.storeCode),
    branch: message.branchCode,
    customer: message.customerId === null ? null : String(message.customerId),
    name: writerName(message.values),
    email: writerOf(message.values) ?? null,
    fields: message.values,
    assignedTo: handlerShape(message.assignedTo, nameOf),
    answers: (answers.get(message.id) ?? []).map((answer: Answer) => ({ ...answer, id: String(answer.id), by: nameOf(answer.staffId) })),
  }));
}

/** Who does not work here any more works on nothing. */
function handlerShape(id: number | null, nameOf: (id: number | null) => string | null) {
  const name = nameOf(id);
  return id === null || name === null ? null : { id: String(id), name };
}
