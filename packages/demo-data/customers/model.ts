import type { Language } from '@shop/contract';

export type DemoAddress = {
  readonly prefix?: string;
  readonly firstname: string;
  readonly middlename?: string;
  readonly lastname: string;
  readonly company?: string;
  /** Street, number, addition; the last one only where there is one. */
  readonly street: readonly [street: string, number: string, addition?: string];
  readonly postcode: string;
  readonly city: string;
  readonly countryCode: string;
  readonly telephone: string;
  readonly vatId?: string;
  readonly coc?: string;
};

export type DemoCustomerAddress = DemoAddress & {
  /** Unique over all customers. */
  readonly id: number;
  readonly isDefaultShipping: boolean;
  readonly isDefaultBilling: boolean;
};

/** Body measurements in centimetres, as the size advice asks for them. */
export type DemoMeasurements = {
  readonly height?: number;
  readonly bust?: number;
  readonly waist?: number;
  readonly hips?: number;
  readonly neck?: number;
  readonly foot?: number;
  readonly head?: number;
};

export type DemoCustomer = {
  readonly id: number;
  /** The store view the account was made in. */
  readonly language: Language;
  readonly email: string;
  readonly prefix?: string;
  readonly firstname: string;
  readonly middlename?: string;
  readonly lastname: string;
  readonly gender?: 'male' | 'female';
  /** An offset, so that somebody of sixteen stays sixteen. */
  readonly bornDaysAgo?: number;
  readonly company?: string;
  readonly coc?: string;
  readonly taxvat?: string;
  readonly isApproved: boolean;
  /** `unconfirmed` has not followed the link of the first mail (LAW-19). */
  readonly newsletter: 'never' | 'unconfirmed' | 'subscribed' | 'unsubscribed';
  readonly createdDaysAgo: number;
  readonly addresses: readonly DemoCustomerAddress[];
  readonly measurements?: DemoMeasurements;
};

/** What the demo VAT look-up answers about a number. */
export type DemoVatNumber = {
  readonly countryCode: string;
  /** With the country's prefix. */
  readonly vatId: string;
  readonly isValid: boolean;
  readonly name?: string;
  readonly address?: string;
};
