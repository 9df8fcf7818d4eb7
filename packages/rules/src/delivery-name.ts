/** Whether a title begins with another as a word of its own: "Afhalen in de winkel" with "Afhalen", "DHL-punt" with "DHL". */
const says = (title: string, other: string): boolean =>
  title.toLowerCase().startsWith(other.toLowerCase()) && !/^[\p{L}\p{N}]/u.test(title.slice(other.length));

/** What a way of delivery is called on screens, in mails and on invoices: carrier and method, or the one alone that says both. */
export function deliveryName(carrier: string, method: string | null | undefined): string {
  if (!method || says(carrier, method)) return carrier;
  return says(method, carrier) ? method : `${carrier} – ${method}`;
}

/** The same name of an order, which the contract gives as Magento does: the titles of carrier and method, "PostNL - Thuisbezorgd". */
export function deliveryNameIn(text: string, carrier: string | null | undefined): string {
  const start = `${carrier ?? ''} - `;
  return carrier && text.startsWith(start) ? deliveryName(carrier, text.slice(start.length)) : text;
}
