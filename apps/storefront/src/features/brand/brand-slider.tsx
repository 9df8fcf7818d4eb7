import { useId } from 'react';
import type { BrandCardBrandFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ScrollStrip } from '../../ui/scroll-strip.tsx';
import { BrandCard } from './brand-card.tsx';

/** The brands the merchant puts forward, in a row. */
export function BrandSlider({ brands }: { readonly brands: readonly BrandCardBrandFragment[] }) {
  const t = useMessages('brand');
  const id = useId();
  if (brands.length === 0) return null;
  return (
    <ScrollStrip
      headingId={id}
      heading={<h2 id={id}>{t('featured')}</h2>}
      previous={`${t('featured')}: ${t('previous')}`}
      next={`${t('featured')}: ${t('next')}`}
      cells={brands.map((brand) => ({ key: brand.id, content: <BrandCard brand={brand} /> }))}
    />
  );
}
