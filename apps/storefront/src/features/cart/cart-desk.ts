/** What a page fetches when something goes into the cart: one chunk beside the pages. */
export { addSample } from './add-sample.ts';
export { addToCart } from './add-to-cart.ts';
export { adoptCart } from './adopt-cart.ts';
export { loadCart } from './load-cart.ts';
