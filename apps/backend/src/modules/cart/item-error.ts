type ItemErrorCode =
  | 'PRODUCT_NOT_FOUND'
  | 'NOT_SALABLE'
  | 'INSUFFICIENT_STOCK'
  | 'COULD_NOT_FIND_CART_ITEM'
  | 'REQUIRED_PARAMETER_MISSING'
  | 'INVALID_PARAMETER_VALUE'
  | 'UNDEFINED';

/** Why one of several items could not be added or changed; the others still are. */
export type ItemError = {
  readonly code: ItemErrorCode;
  /** Magento's sentence: clients show it as it comes. */
  readonly message: string;
  /** How many can still be had, where some can. */
  readonly available?: number;
};

export const productNotFound = (sku: string): ItemError => ({
  code: 'PRODUCT_NOT_FOUND',
  message: `Could not find a product with SKU "${sku}"`,
});

export const chooseOptions: ItemError = { code: 'UNDEFINED', message: 'You need to choose options for your item.' };

export const optionsNotAvailable: ItemError = { code: 'NOT_SALABLE', message: 'The required options you selected are not available' };

export const insufficientStock = (available: number): ItemError => ({
  code: 'INSUFFICIENT_STOCK',
  message: available > 0 ? 'The requested qty is not available' : 'This product is out of stock.',
  ...(available > 0 ? { available } : {}),
});

/** Whether a result is the error and not the thing itself. */
export const isItemError = <T extends object>(result: T | ItemError): result is ItemError => 'code' in result && 'message' in result;
