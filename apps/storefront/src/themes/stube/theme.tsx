import { late } from '../../lib/page/late.tsx';
import { extendTheme } from '../../theme/theme.tsx';
import { lateSlots } from '../alm/late-slots.ts';
import textFont from './fonts/figtree.woff2?url';
import displayItalic from './fonts/newsreader-italic.woff2?url';
import displayFont from './fonts/newsreader.woff2?url';
import { GivenName } from './given-name.tsx';
import icons from './icons.svg?url';
import { RailHeader } from './rail-header.tsx';
import { RailMenu } from './rail-menu.tsx';
import './theme.css';

/** A painted cupboard in the evening: dark ground, saffron light, arched niches. */
export const stube = extendTheme(lateSlots, {
  name: 'stube',
  icons,
  fonts: [displayFont, displayItalic, textFont],
  phoneCard: 87,
  slots: {
    Header: RailHeader,
    Footer: late('src/themes/stube/door-footer.tsx', async () => (await import('./door-footer.tsx')).DoorFooter),
    HomePage: late('src/themes/stube/rooms-home.tsx', async () => (await import('./rooms-home.tsx')).RoomsHome),
    ProductName: GivenName,
    Gallery: late('src/themes/stube/niche-gallery.tsx', async () => (await import('./niche-gallery.tsx')).NicheGallery),
    Menu: RailMenu,
    ProductCard: late('src/themes/stube/niche-card.tsx', async () => (await import('./niche-card.tsx')).NicheCard),
    CategoryPage: late('src/themes/stube/cupboard-listing.tsx', async () => (await import('./cupboard-listing.tsx')).CupboardListing),
    CartPage: late('src/themes/stube/receipt-cart.tsx', async () => (await import('./receipt-cart.tsx')).ReceiptCart),
    CheckoutPage: late('src/themes/stube/paper-checkout.tsx', async () => (await import('./paper-checkout.tsx')).PaperCheckout),
  },
});
