import { lazyPart } from '../../rendering/lazy-part.tsx';
import { extendTheme } from '../../theme/theme.tsx';
import { lazySlots } from '../alm/lazy-slots.ts';
import textFont from './fonts/figtree.woff2?url';
import displayItalic from './fonts/newsreader-italic.woff2?url';
import displayFont from './fonts/newsreader.woff2?url';
import { GivenName } from './given-name.tsx';
import icons from './icons.svg?url';
import { RailHeader } from './rail-header.tsx';
import { RailMenu } from './rail-menu.tsx';
import './theme.css';

/** A painted cupboard in the evening: dark ground, saffron light, arched niches. */
export const stube = extendTheme(lazySlots, {
  name: 'stube',
  icons,
  fonts: [displayFont, displayItalic, textFont],
  phoneCard: 87,
  slots: {
    Header: RailHeader,
    Footer: lazyPart('src/themes/stube/door-footer.tsx', async () => (await import('./door-footer.tsx')).DoorFooter),
    HomePage: lazyPart('src/themes/stube/rooms-home.tsx', async () => (await import('./rooms-home.tsx')).RoomsHome),
    ProductName: GivenName,
    Gallery: lazyPart('src/themes/stube/niche-gallery.tsx', async () => (await import('./niche-gallery.tsx')).NicheGallery),
    Menu: RailMenu,
    ProductCard: lazyPart('src/themes/stube/niche-card.tsx', async () => (await import('./niche-card.tsx')).NicheCard),
    CategoryPage: lazyPart('src/themes/stube/cupboard-listing.tsx', async () => (await import('./cupboard-listing.tsx')).CupboardListing),
    CartPage: lazyPart('src/themes/stube/receipt-cart.tsx', async () => (await import('./receipt-cart.tsx')).ReceiptCart),
    CheckoutPage: lazyPart('src/themes/stube/paper-checkout.tsx', async () => (await import('./paper-checkout.tsx')).PaperCheckout),
  },
});
