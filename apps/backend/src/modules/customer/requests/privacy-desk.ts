import type { Queryable, Tx } from '#kernel/database/database.ts';
import { countMoves } from '../merge/merge-customers.ts';
import type { Customer } from '../customer.ts';
import { dataArchive } from '../data-archive.ts';
import type { DataMails } from '../data-mail.ts';
import { eraseCustomer, exportData, type KeptRecord, type PrivacyParts } from '../privacy.ts';
import { dueOn } from './due-on.ts';
import * as repository from './request-repository.ts';

type Counted = { readonly what: string; readonly count: number };

/** What an erasure would do. */
type Erasure = { readonly goes: readonly Counted[]; readonly stays: readonly KeptRecord[] };

/** What staff does with requests of people about what the shop knows of them, in the caller's transaction. */
export type PrivacyDesk = {
  noteRequest(tx: Tx, request: Pick<repository.NewRequest, 'kind' | 'customerId' | 'receivedAt' | 'note'>): Promise<number>;
  /** What would go and what has to stay until when. */
  erasure(sql: Queryable, customerId: number): Promise<Erasure>;
  erase(tx: Tx, customerId: number): Promise<void>;
  /** Mails the link that the account offers too. */
  sendData(tx: Tx, customer: Customer): Promise<void>;
  /** The same copy as a file. */
  archive(customer: Customer, reader: Parameters<typeof dataArchive>[1]): Promise<Uint8Array>;
};

type Parts = PrivacyParts & { readonly now: () => Date; readonly dataMails: DataMails };

export const openPrivacyDesk = (parts: Parts): PrivacyDesk => ({
  noteRequest: (tx, request) => repository.insertRequest(tx, { ...request, origin: 'staff', dueOn: dueOn(request.receivedAt) }),
  erasure: async (sql, customerId) => {
    const kept = new Map<string, readonly KeptRecord[]>();
    for (const { name, keeps } of parts.others) if (keeps) kept.set(name, await keeps(sql, customerId));
    const counts = await countMoves(sql, parts, customerId);
    // The first of what a domain keeps are the rows it counts.
    const goes = counts.map(({ what, count }) => ({ what, count: count - (kept.get(what)?.[0]?.count ?? 0) }));
    return {
      goes: goes.filter(({ count }) => count > 0),
      stays: [...kept.values()].flat().filter(({ count }) => count > 0),
    };
  },
  erase: (tx, customerId) => eraseCustomer(tx, parts, customerId, parts.now()),
  sendData: (tx, customer) => parts.dataMails.send(tx, customer, customer.storeCode),
  archive: async (customer, reader) => dataArchive(await exportData(parts, customer, 'address'), reader, parts.now()),
});
