import type { MeasurementName } from '@shop/rules/measurements';

export const approvals = ['private', 'waiting', 'approved', 'rejected'] as const;
/** A business account is checked by a person; `private` has nothing to check. */
export type Approval = (typeof approvals)[number];

/** Of a body, in centimetres. */
export type Measurements = Readonly<Partial<Record<MeasurementName, number>>>;

/** What a customer says of themselves and may change without a password. */
export type Profile = {
  readonly prefix: string | null;
  readonly firstname: string;
  readonly middlename: string | null;
  readonly lastname: string;
  readonly suffix: string | null;
  /** 1 male, 2 female, 3 not specified. */
  readonly gender: number | null;
  readonly dateOfBirth: string | null;
  readonly taxvat: string | null;
  readonly company: string | null;
  readonly coc: string | null;
  readonly allowsAssistance: boolean;
};

export type Customer = Profile & {
  readonly id: number;
  readonly email: string;
  readonly storeCode: string;
  readonly approval: Approval;
  readonly measurements: Measurements | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

export type AddressFields = {
  readonly prefix: string | null;
  readonly firstname: string;
  readonly middlename: string | null;
  readonly lastname: string;
  readonly suffix: string | null;
  readonly company: string | null;
  readonly street: readonly string[];
  readonly postcode: string | null;
  readonly city: string;
  readonly countryCode: string;
  readonly region: string | null;
  readonly regionId: number | null;
  readonly telephone: string | null;
  readonly fax: string | null;
  readonly vatId: string | null;
  readonly coc: string | null;
  readonly isDefaultBilling: boolean;
  readonly isDefaultShipping: boolean;
};

export type Address = AddressFields & { readonly id: number; readonly customerId: number };
