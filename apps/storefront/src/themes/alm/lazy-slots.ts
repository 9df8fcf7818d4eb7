import { ProductName } from '../../lib/product-name/product-name.tsx';
import { lazyPart } from '../../rendering/lazy-part.tsx';
import type { Slots } from '../../theme/slots.ts';

/** The everyday components of the slots that are not on every page; other themes start from these and bring a header and a menu. */
export const lazySlots: Omit<Slots, 'Header' | 'Menu'> = {
  Footer: lazyPart(
    'src/features/navigation/site-footer.tsx',
    async () => (await import('../../features/navigation/site-footer.tsx')).SiteFooter,
  ),
  ProductCard: lazyPart(
    'src/features/catalog/card/product-card.tsx',
    async () => (await import('../../features/catalog/card/product-card.tsx')).ProductCard,
  ),
  HomePage: lazyPart('src/features/home/home-page.tsx', async () => (await import('../../features/home/home-page.tsx')).HomePage),
  CategoryPage: lazyPart(
    'src/features/catalog/listing/category-page.tsx',
    async () => (await import('../../features/catalog/listing/category-page.tsx')).CategoryPage,
  ),
  ProductPage: lazyPart(
    'src/features/catalog/product/product-page.tsx',
    async () => (await import('../../features/catalog/product/product-page.tsx')).ProductPage,
  ),
  ProductName,
  Gallery: lazyPart(
    'src/features/catalog/product/gallery-grid.tsx',
    async () => (await import('../../features/catalog/product/gallery-grid.tsx')).GalleryGrid,
  ),
  CartPage: lazyPart('src/features/cart/page/cart-page.tsx', async () => (await import('../../features/cart/page/cart-page.tsx')).CartPage),
  CheckoutPage: lazyPart(
    'src/features/checkout/checkout-page.tsx',
    async () => (await import('../../features/checkout/checkout-page.tsx')).CheckoutPage,
  ),
};
