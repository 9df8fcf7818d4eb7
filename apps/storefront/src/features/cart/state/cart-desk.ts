/** What a page fetches when something goes into the cart: one chunk beside the pages. */
export { addSample } from '../adding/add-sample.ts';
export { addToCart } from '../adding/add-to-cart.ts';
export { adoptCart } from './adopt-cart.ts';
export { loadCart } from './load-cart.ts';
