import { text } from '../catalogue/text.ts';
import type { OrderPlan } from './plan.ts';

const one = (sku: string) => ({ sku, quantity: 1 });

/** Orders written by hand that are under way, held or cancelled: every status but complete. */
export const openOrders: readonly OrderPlan[] = [
  {
    daysAgo: 1,
    time: '18:42',
    who: 8,
    status: 'processing',
    items: [one('MA-LED-2001-TA-52'), one('MA-HEM-3001-RO-L'), one('MA-SOK-4101-CR-4244')],
    way: 'postnl/home',
    payment: 'multisafepay_ideal',
  },
  {
    daysAgo: 1,
    time: '11:05',
    who: 'inge',
    status: 'pending',
    items: [one('MA-DIR-1001-DG-L60-40'), one('MA-BLU-3101-WI-40')],
    way: 'SIT',
    payment: 'payinstore',
    paymentData: [{ name: 'tender', value: 'card' }],
  },
  {
    daysAgo: 2,
    time: '20:16',
    who: 'petra',
    status: 'pending_payment',
    items: [one('MA-DIR-1006-BE-L70-42')],
    way: 'dhl/home',
    payment: 'banktransfer',
  },
  {
    daysAgo: 2,
    time: '09:31',
    who: 7,
    status: 'payment_review',
    items: [one('MA-DIR-1007-SA-L70-36'), one('MA-SIE-6201-ZW')],
    way: 'dhl/home',
    payment: 'multisafepay_klarna',
    comments: [
      {
        daysAfter: 0,
        time: '09:33',
        message: text(
          'We controleren je betaling. Je krijgt bericht zodra dat klaar is.',
          'Wir prüfen deine Zahlung. Du bekommst eine Nachricht, sobald das erledigt ist.',
          'We are checking your payment. You will hear from us once that is done.',
        ),
      },
    ],
  },
  {
    daysAgo: 3,
    time: '22:50',
    who: 'bart',
    status: 'fraud',
    items: [{ sku: 'MA-LED-2005-HA-50', quantity: 3 }],
    way: 'postnl/home',
    payment: 'multisafepay_creditcard',
  },
  {
    daysAgo: 3,
    time: '14:20',
    who: 3,
    status: 'processing',
    items: [
      { sku: 'MA-HEM-3001-RO-M', quantity: 10 },
      { sku: 'MA-SCH-3201-OR-L60', quantity: 10 },
    ],
    way: 'postnl/home',
    payment: 'purchaseorder',
    paymentData: [{ name: 'reference', value: 'PO-2291' }],
    coupon: 'VERENIGING8',
  },
  {
    daysAgo: 5,
    time: '16:08',
    who: 1,
    status: 'processing',
    items: [one('MA-KID-5001-OR-98'), one('MA-KID-5002-CO-110')],
    way: 'postnl/home',
    payment: 'multisafepay_ideal',
    shippedSkus: ['MA-KID-5001-OR-98'],
    comments: [
      {
        daysAfter: 2,
        time: '10:12',
        message: text(
          'De lederhose komt uit de winkel in Roermond en volgt in een tweede pakket.',
          'Die Lederhose kommt aus dem Laden in Roermond und folgt in einem zweiten Paket.',
          'The lederhosen come from the shop in Roermond and follow in a second parcel.',
        ),
      },
    ],
  },
  {
    daysAgo: 9,
    time: '13:47',
    who: 'ruth',
    status: 'canceled',
    items: [one('MA-SHU-4002-ZW-38')],
    way: 'dhl/parcelshop',
    payment: 'multisafepay_ideal',
    comments: [
      {
        daysAfter: 0,
        time: '14:50',
        message: text(
          'De betaling is niet afgerond. We hebben de bestelling geannuleerd.',
          'Die Zahlung wurde nicht abgeschlossen. Wir haben die Bestellung storniert.',
          'The payment was not completed. We have cancelled the order.',
        ),
      },
    ],
  },
  {
    daysAgo: 26,
    time: '08:55',
    who: 'jonas',
    status: 'holded',
    items: [one('MA-JAN-3401-AN-L'), one('MA-HOE-6001-DG-57')],
    way: 'dhl/home',
    payment: 'multisafepay_creditcard',
  },
  {
    daysAgo: 202,
    time: '13:15',
    who: 'petra',
    status: 'canceled',
    items: [one('MA-LED-2001-TA-48')],
    way: 'dhl/home',
    payment: 'banktransfer',
    comments: [
      {
        daysAfter: 7,
        time: '06:00',
        message: text(
          'We hebben binnen 7 dagen geen betaling ontvangen en de artikelen weer vrijgegeven.',
          'Wir haben innerhalb von 7 Tagen keine Zahlung erhalten und die Artikel wieder freigegeben.',
          'We received no payment within 7 days and released the items.',
        ),
      },
    ],
  },
];
