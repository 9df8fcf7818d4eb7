import { EditCustomerDocument } from '../../generated/graphql.ts';
import { ask } from '../../lib/api/api.ts';
import type { Edit, SaveAnswer } from '../../lib/edits/use-edits.ts';
import type { RefusalText } from '../../lib/refusals/use-refusal.ts';
import type { Customer } from './customer.ts';

/** What staff can change; an empty field is none. */
export type CustomerValues = {
  readonly firstname: string;
  readonly middlename: string | null;
  readonly lastname: string;
  readonly company: string | null;
  readonly coc: string | null;
  readonly taxvat: string | null;
};

type Read = Pick<Customer, 'version' | 'firstname' | 'lastname'> & {
  readonly [Field in 'middlename' | 'company' | 'coc' | 'taxvat']?: string | null | undefined;
};

export const currentOf = ({ version, firstname, middlename, lastname, company, coc, taxvat }: Read) => ({
  version,
  values: {
    firstname,
    middlename: middlename ?? null,
    lastname,
    company: company ?? null,
    coc: coc ?? null,
    taxvat: taxvat ?? null,
  } satisfies CustomerValues,
});

export const saveCustomer =
  (words: RefusalText) =>
  async (edit: Edit): Promise<SaveAnswer<CustomerValues>> => {
    const { editCustomer: answer } = await ask(EditCustomerDocument, { edit });
    if (answer.__typename === 'CustomerSaved') return { kind: 'saved', current: currentOf(answer.customer), merged: answer.merged };
    if (answer.__typename === 'EditConflict') return { kind: 'conflict', conflict: answer };
    return { kind: 'refused', message: words(answer), field: answer.field };
  };
