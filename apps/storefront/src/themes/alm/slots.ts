import { MainMenu } from '../../features/navigation/main-menu.tsx';
import { SiteHeader } from '../../features/navigation/site-header.tsx';
import { late } from '../../lib/page/late.tsx';
import type { Slots } from '../../theme/slots.ts';

/** The everyday component of every slot; other themes start from these. What is not on every page comes with those that show it. */
export const almSlots: Slots = {
  Header: SiteHeader,
  Menu: MainMenu,
  Footer: late(
    'src/features/navigation/site-footer.tsx',
    async () => (await import('../../features/navigation/site-footer.tsx')).SiteFooter,
  ),
  ProductCard: late(
    'src/features/catalog/product-card.tsx',
    async () => (await import('../../features/catalog/product-card.tsx')).ProductCard,
  ),
  HomePage: late('src/features/home/home-page.tsx', async () => (await import('../../features/home/home-page.tsx')).HomePage),
  CategoryPage: late(
    'src/features/catalog/category-page.tsx',
    async () => (await import('../../features/catalog/category-page.tsx')).CategoryPage,
  ),
  ProductPage: late(
    'src/features/catalog/product-page.tsx',
    async () => (await import('../../features/catalog/product-page.tsx')).ProductPage,
  ),
  ProductName: ({ name }) => name,
  Gallery: late('src/features/catalog/gallery-grid.tsx', async () => (await import('../../features/catalog/gallery-grid.tsx')).GalleryGrid),
  CartPage: late('src/features/cart/cart-page.tsx', async () => (await import('../../features/cart/cart-page.tsx')).CartPage),
  CheckoutPage: late(
    'src/features/checkout/checkout-page.tsx',
    async () => (await import('../../features/checkout/checkout-page.tsx')).CheckoutPage,
  ),
};
