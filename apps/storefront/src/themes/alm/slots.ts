import { CartPage } from '../../features/cart/cart-page.tsx';
import { CategoryPage } from '../../features/catalog/category-page.tsx';
import { ProductCard } from '../../features/catalog/product-card.tsx';
import { ProductPage } from '../../features/catalog/product-page.tsx';
import { CheckoutPage } from '../../features/checkout/checkout-page.tsx';
import { HomePage } from '../../features/home/home-page.tsx';
import { MainMenu } from '../../features/navigation/main-menu.tsx';
import { SiteFooter } from '../../features/navigation/site-footer.tsx';
import { SiteHeader } from '../../features/navigation/site-header.tsx';
import type { Slots } from '../../theme/slots.ts';

/** The everyday component of every slot; other themes start from these. */
export const almSlots: Slots = {
  Header: SiteHeader,
  Menu: MainMenu,
  Footer: SiteFooter,
  ProductCard,
  HomePage,
  CategoryPage,
  ProductPage,
  CartPage,
  CheckoutPage,
};
