import { pageOf, type PageArguments } from '#kernel/graphql/paging.ts';
import type { ResolverMap } from '#kernel/graphql/context.ts';
import { wireTime } from '#kernel/graphql/wire-time.ts';
import { regionById } from '#modules/stores/index.ts';
import type { Address, Customer } from './customer.ts';

export type CustomerSource = {
  readonly customer: Customer;
  addresses(): Promise<readonly Address[]>;
  isSubscribed(): Promise<boolean>;
};

const defaultId = (addresses: readonly Address[], is: (address: Address) => boolean): string | null => {
  const found = addresses.find(is);
  return found ? String(found.id) : null;
};

const none = (): readonly never[] => [];

/** Customers and addresses as the contract shows them. */
export const customerShape: ResolverMap = {
  Customer: {
    addresses: (source: CustomerSource) => source.addresses(),
    addressesV2: async (source: CustomerSource, args: PageArguments) => {
      const page = pageOf(await source.addresses(), args);
      return { items: page.items, page_info: page.info, total_count: page.total };
    },
    allow_remote_shopping_assistance: ({ customer }: CustomerSource) => customer.allowsAssistance,
    confirmation_status: () => 'ACCOUNT_CONFIRMATION_NOT_REQUIRED',
    created_at: ({ customer }: CustomerSource) => wireTime(customer.createdAt),
    custom_attributes: none,
    date_of_birth: ({ customer }: CustomerSource) => customer.dateOfBirth,
    default_billing: async (source: CustomerSource) => defaultId(await source.addresses(), ({ isDefaultBilling }) => isDefaultBilling),
    default_shipping: async (source: CustomerSource) => defaultId(await source.addresses(), ({ isDefaultShipping }) => isDefaultShipping),
    dob: ({ customer }: CustomerSource) => customer.dateOfBirth,
    email: ({ customer }: CustomerSource) => customer.email,
    firstname: ({ customer }: CustomerSource) => customer.firstname,
    gender: ({ customer }: CustomerSource) => customer.gender,
    // Magento's groups: 1 is general, 2 is wholesale.
    group_id: ({ customer }: CustomerSource) => (customer.approval === 'approved' ? 2 : 1),
    id: ({ customer }: CustomerSource) => customer.id,
    is_subscribed: (source: CustomerSource) => source.isSubscribed(),
    lastname: ({ customer }: CustomerSource) => customer.lastname,
    middlename: ({ customer }: CustomerSource) => customer.middlename,
    prefix: ({ customer }: CustomerSource) => customer.prefix,
    suffix: ({ customer }: CustomerSource) => customer.suffix,
    taxvat: ({ customer }: CustomerSource) => customer.taxvat,
    company: ({ customer }: CustomerSource) => customer.company,
    coc: ({ customer }: CustomerSource) => customer.coc,
    is_approved: ({ customer }: CustomerSource) => customer.approval === 'approved',
  },
  CustomerAddress: {
    country_code: (address: Address) => address.countryCode,
    country_id: (address: Address) => address.countryCode,
    custom_attributes: none,
    custom_attributesV2: none,
    customer_id: (address: Address) => address.customerId,
    default_billing: (address: Address) => address.isDefaultBilling,
    default_shipping: (address: Address) => address.isDefaultShipping,
    extension_attributes: none,
    region: (address: Address) => ({
      region: address.region,
      region_code: (address.regionId === null ? undefined : regionById(address.regionId)?.code) ?? null,
      region_id: address.regionId,
    }),
    region_id: (address: Address) => address.regionId,
    vat_id: (address: Address) => address.vatId,
  },
};
