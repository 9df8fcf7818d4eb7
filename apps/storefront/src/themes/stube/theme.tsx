import textFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import displayItalic from '@fontsource-variable/newsreader/files/newsreader-latin-standard-italic.woff2?url';
import displayFont from '@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2?url';
import { extendTheme } from '../../theme/theme.tsx';
import { almSlots } from '../alm/slots.ts';
import { CupboardListing } from './cupboard-listing.tsx';
import icons from './icons.svg?url';
import { NicheCard } from './niche-card.tsx';
import { PaperCheckout } from './paper-checkout.tsx';
import { RailHeader } from './rail-header.tsx';
import { RailMenu } from './rail-menu.tsx';
import { ReceiptCart } from './receipt-cart.tsx';
import './theme.css';

/** A painted cupboard in the evening: dark ground, saffron light, arched niches. */
export const stube = extendTheme(almSlots, {
  name: 'stube',
  icons,
  fonts: [displayFont, displayItalic, textFont],
  slots: {
    Header: RailHeader,
    Menu: RailMenu,
    ProductCard: NicheCard,
    CategoryPage: CupboardListing,
    CartPage: ReceiptCart,
    CheckoutPage: PaperCheckout,
  },
});
