import type { Clock } from '#kernel/clock.ts';
import { createIds } from '#kernel/ids.ts';
import { readParagraphs } from '#kernel/read-text.ts';
import { closeRequest, type CustomersDesk, type PrivacyKind } from '#modules/customer/index.ts';
import { keepDownload } from '#modules/staff/index.ts';
import { readDay } from '../../lists/orders.ts';
import { privacyFile } from '../../privacy-file.ts';
import { Refused, type Action, type Actor } from '../../run-action.ts';
import type { AskedDownload } from '../audit/export-audit.ts';
import { readCustomerId, refuseMerged } from '../customers/customer-entry.ts';
import { refusing } from '../orders/refusing.ts';
import { lockOpenRequest, requestEntry } from './lock-request.ts';

type Parts = { readonly clock: Clock; readonly customers: { readonly desk: CustomersDesk } };
type Answer = { readonly id: number };
type Seen = { readonly id: string; readonly version: number };
export type NoteInput = {
  readonly customer: string;
  readonly kind: PrivacyKind;
  readonly receivedOn?: string | null;
  readonly note: string;
};

const longest = 2_000;
const noon = 12 * 3_600_000;
const staffId = (actor: Actor): number | null => (actor.kind === 'staff' ? actor.identity.id : null);

/** Notes what somebody asked by letter, mail or telephone: from the day it came they have a month to be answered in. */
const notePrivacyRequest = ({ clock, customers: { desk } }: Parts): Action<NoteInput, Answer> => ({
  name: 'privacy.note',
  permission: 'customers.edit',
  run: async (tx, { customer, kind, receivedOn, note: typed }) => {
    const now = clock.now();
    const card = await desk.lock(tx, readCustomerId(customer));
    refuseMerged(card);
    const note = await refusing(() => readParagraphs(typed, 'note', longest), 'text');
    const day = await refusing(() => readDay(receivedOn, 0), 'privacy-day');
    if (day && day > now) throw new Refused('privacy-day', 'It cannot have come later than today.', 'receivedOn');
    const receivedAt = day && now.getTime() - day.getTime() > 2 * noon ? new Date(day.getTime() + noon) : now;
    const id = await desk.noteRequest(tx, { kind, customerId: card.id, receivedAt, note });
    return { answer: { id }, entries: [requestEntry(id, [{ field: 'privacyKind', before: null, after: kind }])] };
  },
});

/** Mails the link to a copy of everything, as the account does. */
const sendPrivacyData = ({ clock, customers: { desk } }: Parts): Action<Seen, Answer> => ({
  name: 'privacy.send',
  permission: 'privacy.export',
  run: async (tx, { id, version }, actor) => {
    const request = await lockOpenRequest(tx, id, version);
    if (request.kind !== 'export') throw new Refused('privacy-kind', 'They did not ask for a copy.');
    const card = await desk.lock(tx, request.customerId);
    if (card.blockedAt) throw new Refused('blocked', 'The account is blocked: the link would not open.');
    await desk.sendData(tx, card);
    await closeRequest(tx, request.id, { state: 'done', answer: null, by: staffId(actor), now: clock.now() });
    return { answer: { id: request.id }, entries: [requestEntry(request.id, [{ field: 'privacyState', before: 'open', after: 'done' }])] };
  },
});

/** Lays the copy ready as a file, for who cannot log in; that it was taken stands in the log. */
const exportPrivacyData = ({ clock }: Parts): Action<Pick<Seen, 'id'>, AskedDownload> => ({
  name: 'privacy.file',
  permission: 'privacy.export',
  run: async (tx, { id: given }, actor) => {
    if (actor.kind !== 'staff') throw new Refused('browser', 'A file is fetched by a browser.');
    const request = await lockOpenRequest(tx, given);
    if (request.kind !== 'export') throw new Refused('privacy-kind', 'They did not ask for a copy.');
    const id = createIds().masked();
    const fileName = `maas-en-alm-${request.id}.zip`;
    const file = { kind: privacyFile, input: { customerId: request.customerId }, fileName };
    const expiresAt = await keepDownload(tx, id, actor.identity.id, file, clock.now());
    const entries = [requestEntry(request.id, [{ field: 'file', before: null, after: fileName }])];
    return { answer: { id, fileName, expiresAt: expiresAt.toISOString() }, entries };
  },
});

/** Done by hand, or refused, with what was answered. */
const closePrivacyRequest = ({ clock }: Parts): Action<Seen & { readonly isRefused: boolean; readonly answer: string }, Answer> => ({
  name: 'privacy.close',
  permission: 'customers.edit',
  run: async (tx, { id, version, isRefused, answer: typed }, actor) => {
    const request = await lockOpenRequest(tx, id, version);
    if (request.kind === 'erase' && !isRefused) throw new Refused('privacy-erase', 'An erasure is done by erasing.');
    const answer = await refusing(() => readParagraphs(typed, 'answer', longest), 'answer');
    const state = isRefused ? 'refused' : 'done';
    await closeRequest(tx, request.id, { state, answer, by: staffId(actor), now: clock.now() });
    return {
      answer: { id: request.id },
      entries: [requestEntry(request.id, [{ field: 'privacyState', before: 'open', after: state }], request.version + 1)],
    };
  },
});

/** Erases a person who asked for it. Nobody does that alone, and nothing of it can be undone. */
const erasePerson = ({ clock, customers: { desk } }: Parts): Action<Seen, Answer> => ({
  name: 'privacy.forget',
  permission: 'privacy.erase',
  fourEyes: async (tx, { id, version }) => {
    const request = await lockErasure(tx, id, version);
    const { stays } = await desk.erasure(tx, request.customerId);
    const orders = stays.find(({ what }) => what === 'orders')?.count ?? 0;
    return { about: 'erasure', customer: request.customerId, request: request.id, orders };
  },
  run: async (tx, { id, version }, actor) => {
    const request = await lockErasure(tx, id, version);
    await closeRequest(tx, request.id, { state: 'done', answer: null, by: staffId(actor), now: clock.now() });
    await desk.erase(tx, request.customerId);
    return {
      answer: { id: request.id },
      entries: [
        requestEntry(request.id, [{ field: 'privacyState', before: 'open', after: 'done' }]),
        { entity: 'customer', entityId: String(request.customerId), changes: [{ field: 'erased', before: false, after: true }] },
      ],
    };
  },
});

async function lockErasure(tx: Parameters<typeof lockOpenRequest>[0], id: string, version: number) {
  const request = await lockOpenRequest(tx, id, version);
  if (request.kind !== 'erase') throw new Refused('privacy-kind', 'They did not ask to be erased.');
  return request;
}

/** What staff does with requests of people about what the shop knows of them. */
export const privacyActions = (parts: Parts) => ({
  notePrivacyRequest: notePrivacyRequest(parts),
  sendPrivacyData: sendPrivacyData(parts),
  exportPrivacyData: exportPrivacyData(parts),
  closePrivacyRequest: closePrivacyRequest(parts),
  erasePerson: erasePerson(parts),
});
