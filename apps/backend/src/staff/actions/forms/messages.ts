import type { Clock } from '#kernel/clock.ts';
import { readParagraphs } from '#kernel/read-text.ts';
import { writeMessage, writerOf, type Forms, type MessageState } from '#modules/forms/index.ts';
import type { Database } from '#kernel/database/database.ts';
import { Refused, type Action } from '../../run-action.ts';
import { refusing } from '../orders/refusing.ts';
import { messageHandlers } from './handlers.ts';
import { lockMessageOf, messageEntry } from './lock-message.ts';

type Answer = { readonly id: string };
type Parts = { readonly clock: Clock; readonly database: Database; readonly forms: Pick<Forms, 'answer'> };

const longest = 10_000;

/** Gives a message to somebody who may answer it, or to nobody. */
export const assignMessage: Action<{ readonly id: string; readonly staff: string | null }, Answer> = {
  name: 'message.assign',
  permission: 'forms.answer',
  isOfBranch: true,
  run: async (tx, { id, staff }, actor) => {
    const message = await lockMessageOf(tx, id, actor);
    const handlers = await messageHandlers(tx, message.branchCode);
    const handler = staff === null ? undefined : handlers.find((one) => String(one.id) === staff);
    if (staff !== null && !handler) throw new Refused('handler', 'They do not answer messages of this branch.', 'staff');
    const assignedTo = handler?.id ?? null;
    if (assignedTo === message.assignedTo) return { answer: { id }, entries: [] };
    const version = await writeMessage(tx, message.id, { ...message, assignedTo });
    const nameOf = (one: number | null) => handlers.find((other) => other.id === one)?.name ?? one;
    const changes = [{ field: 'assignedTo', before: nameOf(message.assignedTo), after: nameOf(assignedTo) }];
    return { answer: { id }, entries: [messageEntry(message, version, changes)] };
  },
};

/** Mails an answer; the message is done and belongs to who answered. */
export const answerMessageAction = ({
  clock,
  forms,
}: Parts): Action<{ readonly id: string; readonly version: number; readonly text: string }, Answer> => ({
  name: 'message.answer',
  permission: 'forms.answer',
  isOfBranch: true,
  run: async (tx, { id, version: seen, text: given }, actor) => {
    const text = await refusing(() => readParagraphs(given, 'text', longest), 'answer');
    const message = await lockMessageOf(tx, id, actor);
    if (message.version !== seen) throw new Refused('changed', 'Somebody else has done something with this message meanwhile.');
    if (writerOf(message.values) === undefined) throw new Refused('no-address', 'The message names no mail address.');
    const staffId = actor.kind === 'staff' ? actor.identity.id : null;
    await forms.answer(tx, message, { text, staffId, now: clock.now() });
    const assignedTo = message.assignedTo ?? staffId;
    const version = await writeMessage(tx, message.id, { assignedTo, state: 'done', isSuspect: false });
    const changes = [
      { field: 'answered', before: null, after: true },
      { field: 'messageState', before: message.state, after: 'done' },
    ];
    return { answer: { id }, entries: [messageEntry(message, version, changes)] };
  },
});

/** Done without an answer, or open again; whoever opens what a program seemed to have sent says that it did not. */
export const moveMessage: Action<{ readonly id: string; readonly to: MessageState }, Answer> = {
  name: 'message.move',
  permission: 'forms.answer',
  isOfBranch: true,
  run: async (tx, { id, to }, actor) => {
    const message = await lockMessageOf(tx, id, actor);
    const isSuspect = to === 'open' ? false : message.isSuspect;
    if (message.state === to && message.isSuspect === isSuspect) return { answer: { id }, entries: [] };
    const version = await writeMessage(tx, message.id, { assignedTo: message.assignedTo, state: to, isSuspect });
    const changes = [
      { field: 'messageState', before: message.state, after: to },
      { field: 'isSuspect', before: message.isSuspect, after: isSuspect },
    ];
    return { answer: { id }, entries: [messageEntry(message, version, changes)] };
  },
};
