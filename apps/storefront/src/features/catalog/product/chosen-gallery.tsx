import { useLaterChoice } from '../purchase/option-choice.tsx';
import type { GalleryImage } from '../purchase/product-matrix.ts';
import { island } from '../../../rendering/island.tsx';

const ProductGallery = island(
  'src/features/catalog/product/product-gallery.tsx',
  async () => (await import('./product-gallery.tsx')).ProductGallery,
);

type Props = { readonly name: string; /** Before a choice. */ readonly images: readonly GalleryImage[] };

/** The pictures of the chosen colour (UX-20). */
export function ChosenGallery({ name, images }: Props) {
  const { matrix, selection, candidates } = useLaterChoice();
  const isChosen = selection.some((value) => value !== undefined);
  const [first] = candidates;
  // A length or size alone does not say which colour is meant.
  const isOne = candidates.every(({ gallery }) => gallery === first?.gallery);
  const chosen = isChosen && isOne && first !== undefined ? matrix.galleries[first.gallery] : undefined;
  return <ProductGallery name={name} images={chosen?.length ? chosen : images} />;
}
