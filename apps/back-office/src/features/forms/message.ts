import type { MessageListQuery, MessageTab } from '../../generated/graphql.ts';
import { pageIn } from '../../lib/list/list-address.ts';
import { chosenIn } from '../../shell/queue/use-queue.ts';

export type Message = MessageListQuery['messages']['items'][number];

export const tabs = ['open', 'mine', 'done', 'suspect'] as const satisfies readonly MessageTab[];

export const tabIn = (params: URLSearchParams): MessageTab => chosenIn(params, 'tab', tabs);

/** What of the messages an address means. */
export const readMessages = (params: URLSearchParams) => ({ list: pageIn(params), tab: tabIn(params), form: params.get('form') });

/** Who somebody is is said elsewhere; what they want is the longest of what is left. */
const persons = new Set(['name', 'firstname', 'lastname', 'email', 'telephone', 'copy']);

export const gistOf = ({ fields }: Pick<Message, 'fields'>): string =>
  fields
    .filter(({ name }) => !persons.has(name))
    .map(({ value }) => value)
    .toSorted((one, other) => other.length - one.length)[0] ?? '';
