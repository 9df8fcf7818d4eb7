type Invoices = readonly ({ readonly number: string } | null)[];

/** The files an order offers: its invoice, or each of several by its number (an order on account has one a parcel). */
export function invoiceFiles(invoices: Invoices): readonly { readonly number?: string }[] {
  const numbers = invoices.flatMap((invoice) => (invoice ? [invoice.number] : []));
  return numbers.length === 1 ? [{}] : numbers.map((number) => ({ number }));
}
