export { openWishlists } from './open-wishlists.ts';
