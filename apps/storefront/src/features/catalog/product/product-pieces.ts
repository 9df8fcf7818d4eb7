import type { ProductDetailsProductFragment, ProductPiecesProductFragment } from '../../../generated/graphql.ts';

export type Piece = ProductPiecesProductFragment;

type Grouped = Extract<ProductDetailsProductFragment, { __typename: 'GroupedProduct' }>;
/** What a look is made of, without what its purchase needs of the same pieces. */
export type DetailedProduct =
  | Exclude<ProductDetailsProductFragment, Grouped>
  | (Omit<Grouped, 'items'> & { readonly pieces: readonly Piece[] });

export const lookPieces = ({ items }: Pick<Grouped, 'items'>): readonly Piece[] =>
  (items ?? []).flatMap((item) => {
    if (!item?.product) return [];
    const { sku, name, materials, care, safety } = item.product;
    return [{ sku, name, materials, care, safety }];
  });

/** What a product says by law, and each piece of a set for itself (LAW-14, LAW-15). */
type Told = 'materials' | 'care' | 'safety';

const tells = (piece: Piece, what: Told): boolean => {
  const said = piece[what];
  return Array.isArray(said) ? said.length > 0 : Boolean(said);
};

function piecesOf(product: DetailedProduct): readonly Piece[] {
  if (product.__typename === 'BundleProduct') return product.part_products;
  return product.__typename === 'GroupedProduct' ? product.pieces : [];
}

/** Who has something to say of it: the product itself, without a name because the page has it, and each piece of a set or look by its own. */
export function piecesTelling(product: DetailedProduct, what: Told): readonly { readonly piece: Piece; readonly name?: string }[] {
  return [{ piece: product }, ...piecesOf(product).map((piece) => ({ piece, name: piece.name ?? piece.sku ?? '' }))].filter(({ piece }) =>
    tells(piece, what),
  );
}
