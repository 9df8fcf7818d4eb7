export { openWishlists } from './open-wishlists.ts';
export type { Wishlists, WishlistsOptions } from './open-wishlists.ts';
