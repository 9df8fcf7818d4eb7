import type { MessageCatalogue } from '../../../i18n/message-catalogue.ts';

type Words = MessageCatalogue['order'];
type RefusalKey = Extract<keyof Words, `no.${string}`>;
type Refusal = { readonly code: string; readonly message: string };
export type Refused = { readonly key: RefusalKey; readonly parameters: Readonly<Record<string, string>> };

/** What the shop says against a change, by the code of its refusal. */
const codes: Readonly<Record<string, RefusalKey>> = {
  reason: 'no.reason',
  amount: 'no.amount',
  changed: 'no.changed',
  proof: 'no.proof',
  text: 'no.text',
  disputed: 'no.disputed',
  'mail-waiting': 'no.mailWaiting',
  'mail-limit': 'no.mailLimit',
  'mail-over': 'no.mailOver',
};

/** Where one code says many things, its sentence says which: the groups are the parameters of the words. A test compares them with the shop's. */
const sentences: readonly (readonly [RegExp, RefusalKey])[] = [
  [/^Line \d+ has (?<open>\d+) pieces that are still to be sent\.$/, 'no.lineOpen'],
  [/^A shipment has at least one piece\.$|^Name at least one piece\.$/, 'no.noPiece'],
  [/^There is no stock in (?<source>.*)\.$/, 'no.source'],
  [/^The pieces are held elsewhere until the order is paid\.$/, 'no.heldElsewhere'],
  [/^(?<source>\S+) has (?<free>-?\d+) free pieces of (?<sku>\S+)\.$/, 'no.shortage'],
  [/^Order \d+ is \w+ and cannot be shipped\.$/, 'no.notShippable'],
  [/^Shipment \d+ is \w+(: nothing is picked for it| and cannot become \w+)\.$/, 'no.shipmentMoved'],
  [/^Line \d+ has (?<pieces>\d+) pieces in shipment \d+\.$/, 'no.shipmentMoved'],
  [/^Shipment \d+ does not have such a line\.$/, 'no.shipmentMoved'],
  [/^Order \d+ is paid at the till: everything is handed over at once\.$/, 'no.allAtOnce'],
  [/^Order \d+ cannot be completed: its pieces are not there\.$/, 'no.givenAway'],
  [/^This is not the code of the mail\.$/, 'no.code'],
  [/^Whoever collects it shows the code, or has the name of the order\.$/, 'no.name'],
  [/^Line \d+ does not have \d+ pieces left to give back\.$/, 'no.lineRefunded'],
  [/^Pieces of line \d+ are in a shipment that has not left: cancel it first\.$/, 'no.linePlanned'],
  [/^A line is given back once a refund\.$/, 'no.lineRefunded'],
  [/^More delivery costs than were paid cannot be given back\.$/, 'no.delivery'],
  [/^There is nothing to give back\.$/, 'no.nothing'],
  [/^At most \d+ cents are left to give back\.$/, 'no.tooMuch'],
  [/^The provider did not take the refund/, 'no.provider'],
  [/^Order \d+ is \w+: there is nothing to hold\.$/, 'no.hold'],
  [/^Order \d+ is not on hold\.$/, 'no.release'],
  [/^The pieces of order \d+ were given away meanwhile\.$/, 'no.givenAway'],
  [/^Order \d+ is \w+ and cannot be paid\.$/, 'no.pay'],
  [/^Order \d+ is an offer: its customer orders it\.$/, 'no.offer'],
  [/^Order \d+ can no longer be given in exchange\.$/, 'no.exchange'],
  [/^Order \d+ cannot be canceled: it is shipped, or paid and not refunded\.$/, 'no.cancel'],
  [/^Order \d+ is paid: refund the pieces that do not leave\.$/, 'no.cancelPaid'],
  [/^Order \d+ is \w+: it is paid, or canceled, as a whole\.$/, 'no.cancelWhole'],
  [/^Pieces of line \d+ are on an invoice\.$/, 'no.cancelInvoiced'],
  [/^Nothing would be left of order \d+: cancel it as a whole\.$/, 'no.cancelWhole'],
  [/^Refund \d+ is done\.$/, 'no.refundDone'],
  [/^The provider refused refund \d+/, 'no.refundRefused'],
  [/^The provider has taken refund \d+/, 'no.refundTaken'],
  [/^The shop is about to send refund \d+/, 'no.refundRunning'],
  [/^Order \d+ is \w+: it cannot be edited\.$/, 'no.edit'],
  [/^Order \d+ waits for its customer: withdraw revision \d+ first\.$/, 'no.editWaits'],
  [/^Nothing would be changed\.$/, 'no.editNothing'],
  [/^Nothing would be left of order \d+: cancel it\.$/, 'no.editEmpty'],
  [/^Line \d+ has (?<fixed>\d+) pieces that cannot be taken away\.$/, 'no.editFixed'],
  [/^Line \d+ does not exist\.$/, 'no.editLine'],
  [/^(?<sku>\S+) is not another size of line \d+\.$/, 'no.editSize'],
  [/^(?<sku>\S+) is not offered\.$/, 'no.editSku'],
  [/^There are (?<free>-?\d+) free pieces of (?<sku>\S+)\.$/, 'no.editStock'],
  [/^The address cannot change any more:/, 'no.editAddress'],
  [/^The order is collected: it has no address of delivery\.$/, 'no.editPickup'],
  [/^The order is free of VAT:/, 'no.editExempt'],
  [/^A business order keeps its country:/, 'no.editBusiness'],
  [/^Parcels do not go to (?<country>\w+)\.$/, 'no.editCountry'],
  [/^The delivery \S+ does not go there\.$/, 'no.editDelivery'],
  [/^What is on an invoice of a parcel cannot change\.$/, 'no.editInvoiced'],
  [/^A discount is 1 to \d+ cents\.$/, 'no.editDiscount'],
  [/^An order has at most \d+ lines\.$|^A line has up to \d+ pieces\.$/, 'no.editMost'],
  [/^A line is changed once an edit\.$|^Name a line or an article\.$/, 'no.editLine'],
  [/^It was paid in parts: at most \d+ cents go back at once,/, 'no.editParts'],
  [/^Delivery costs were given back already\.$/, 'no.editGiven'],
  [/^"[\w/ ]+" |^This is not a valid zip code$/, 'no.editAddressWrong'],
  [/^Revision \d+ of order \d+ does not wait for the customer\.$/, 'no.editOver'],
  [/^The number of a parcel has at most/, 'no.tracking'],
  [/^The address of a parcel begins with/, 'no.trackingUrl'],
];

/** What to say about a refusal in the person's language; undefined: only the shop's own sentence is left. */
export function readRefusal({ code, message }: Refusal): Refused | undefined {
  const known = codes[code];
  if (known) return { key: known, parameters: {} };
  for (const [sentence, key] of sentences) {
    const found = sentence.exec(message);
    if (found) return { key, parameters: { ...found.groups } };
  }
  return undefined;
}
