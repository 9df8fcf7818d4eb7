import type { ProductTileProductFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ColourDot } from '../../../ui/colour-dot.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { colourDots, sizeRange } from './card-options.ts';
import styles from './tile-choices.module.css';

/** Colours as dots and sizes from first to last; nothing for products without a choice. */
export function TileChoices({ product }: { readonly product: ProductTileProductFragment }) {
  const t = useMessages('catalog');
  const later = useMessages('catalogLater');
  if (product.__typename !== 'ConfigurableProduct') return null;
  const { dots, more } = colourDots(product.configurable_options);
  const sizes = sizeRange(product.configurable_options);
  if (dots.length === 0 && sizes === undefined) return null;
  return (
    <p className={styles.choices}>
      {dots.length === 0 ? null : (
        <span className={styles.dots}>
          <VisuallyHidden>{t('colours', { count: dots.length + more })}: </VisuallyHidden>
          {dots.map(({ label, colour }) => (
            <span key={label} title={label}>
              <ColourDot colour={colour} />
            </span>
          ))}
          {more === 0 ? null : <span aria-hidden="true">{later('moreColours', { count: more })}</span>}
        </span>
      )}
      {sizes === undefined ? null : <span className={styles.sizes}>{later('sizesFromTo', { sizes })}</span>}
    </p>
  );
}
