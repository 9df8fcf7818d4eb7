import type { Audit } from '#modules/audit/index.ts';
import type { CustomerCard, CustomersDesk } from '#modules/customer/index.ts';
import { planPatch, type Edit } from '../../patch.ts';
import type { Action } from '../../run-action.ts';
import { mergedFields } from '../merged-fields.ts';
import { refusing } from '../orders/refusing.ts';
import { customerEntry, openedEntry, readCustomerId, refuseMerged } from './customer-entry.ts';

type Parts = { readonly audit: Pick<Audit, 'changesSince'>; readonly customers: { readonly desk: Pick<CustomersDesk, 'lock' | 'edit'> } };

/** What staff may change; the address is proven by its owner alone. */
const fieldsOf = ({ prefix, firstname, middlename, lastname, suffix, company, coc, taxvat, dateOfBirth, gender }: CustomerCard) => ({
  prefix,
  firstname,
  middlename,
  lastname,
  suffix,
  company,
  coc,
  taxvat,
  dateOfBirth,
  gender,
});

const isText = (value: unknown): boolean => value === null || typeof value === 'string';

/** Changes what a customer is called and who their business is. */
export const editCustomer = ({
  audit,
  customers: { desk },
}: Parts): Action<Edit, { readonly id: number; readonly merged: readonly string[] }> => ({
  name: 'customer.edit',
  permission: 'customers.edit',
  isEdit: true,
  run: async (tx, edit) => {
    const id = readCustomerId(edit.id);
    const card = await desk.lock(tx, id);
    refuseMerged(card);
    const changes = planPatch({ version: card.version, values: fieldsOf(card) }, edit);
    const merged = await mergedFields(tx, audit, 'customer', edit);
    if (changes.length === 0) return { answer: { id, merged }, entries: [openedEntry(id)] };
    const values = Object.fromEntries(changes.map(({ field, after }) => [field, readable(field, after)]));
    const version = await refusing(() => desk.edit(tx, card, values), 'profile');
    return {
      answer: { id, merged },
      entries: [
        customerEntry(
          id,
          changes.map((change) => ({ ...change, customerId: id })),
          { version },
        ),
      ],
    };
  },
});

/** What is neither a text nor nothing is no value of such a field; the profile says so. */
const readable = (field: string, value: unknown): unknown =>
  field === 'gender' ? (typeof value === 'number' ? value : null) : isText(value) ? value : '\u0000';
