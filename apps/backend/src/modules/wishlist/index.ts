export { readCustomerWishlist } from './customer-wishlist.ts';
export { openWishlists } from './open-wishlists.ts';
