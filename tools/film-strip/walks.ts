import { declinedAndRetried } from './declined-and-retried.ts';
import { guestOnAPhone } from './guest-on-a-phone.ts';
import { pickupInGerman } from './pickup-in-german.ts';
import type { Camera } from './camera.ts';
import { withdrawalFromTheOrder } from './withdrawal-from-the-order.ts';

export type Walk = {
  /** Of the file. */
  readonly name: string;
  readonly title: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly theme: 'alm' | 'stube';
  /** How the frames lie on their sheet, and how wide one is there. */
  readonly columns: number;
  readonly width: number;
  readonly go: (camera: Camera, shop: Shop) => Promise<void>;
};

export type Shop = {
  readonly url: string;
  /** The first page of a PDF under an address, as a picture. */
  readonly pdf: (url: string) => Promise<Buffer>;
};

const phone = { viewport: { width: 390, height: 844 }, columns: 8, width: 292 };
const laptop = { viewport: { width: 1440, height: 900 }, columns: 4, width: 576 };

/** The visits of the film strip, each from the pages alone, as a stranger would make it. */
export const walks: readonly Walk[] = [
  { ...phone, name: 'guest-phone-nl', theme: 'alm', title: 'Guest on a phone, in Dutch, from home to mail and invoice', go: guestOnAPhone },
  {
    ...laptop,
    name: 'pickup-de',
    theme: 'stube',
    title: 'Pickup in Aachen, in German, on a laptop, and its withdrawal',
    go: pickupInGerman,
  },
  { ...phone, name: 'declined-nl', theme: 'stube', title: 'A payment that is declined, and another try', go: declinedAndRetried },
  { ...laptop, name: 'withdrawal-nl', theme: 'alm', title: 'Withdrawal from one’s own order', go: withdrawalFromTheOrder },
];
