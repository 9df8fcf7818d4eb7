import { lazyPart } from '../rendering/lazy-part.tsx';
import { useCheckoutFrame } from './checkout-frame.ts';

const CheckoutHeader = lazyPart(
  'src/features/navigation/checkout-header.tsx',
  async () => (await import('../features/navigation/checkout-header.tsx')).CheckoutHeader,
);
const CheckoutFooter = lazyPart(
  'src/features/navigation/checkout-footer.tsx',
  async () => (await import('../features/navigation/checkout-footer.tsx')).CheckoutFooter,
);

/**
 * In the checkout these two take the place of the header and the footer that follow them. Those stay in the page, unseen: what the
 * server wrote into them is needed again when the visitor moves on.
 */
export function ShellCheckoutHeader() {
  const frame = useCheckoutFrame();
  return frame === undefined ? null : <CheckoutHeader phone={frame.phone} />;
}

export function ShellCheckoutFooter() {
  return useCheckoutFrame() === undefined ? null : <CheckoutFooter />;
}
