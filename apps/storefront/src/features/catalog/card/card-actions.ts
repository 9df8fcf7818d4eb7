import { createContext, type ReactNode } from 'react';
import type { ProductTileProductFragment } from '../../../generated/graphql.ts';

/** What other features put over the picture of every product card, such as the heart of the wishlist. */
export const CardActions = createContext<(product: ProductTileProductFragment) => ReactNode>(() => null);
