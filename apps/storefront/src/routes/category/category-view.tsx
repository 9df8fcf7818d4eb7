import { ListingScreen } from '../../features/catalog/listing/listing-screen.tsx';
import { breadcrumbStructuredData } from '../../features/catalog/listing/breadcrumb-structured-data.ts';
import { Breadcrumbs } from '../../features/navigation/breadcrumbs.tsx';
import { useMessages } from '../../i18n/language-context.tsx';
import { lazyPart } from '../../rendering/lazy-part.tsx';
import { island } from '../../rendering/island.tsx';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { StructuredData } from '../../lib/page/structured-data.tsx';
import { Slot } from '../../theme/theme.tsx';
import { ListingHead } from '../listing/listing-head.tsx';
import type { loadCategory } from './load-category.ts';
import { present } from '../frame/present.ts';

const BestSellers = island(
  'src/features/catalog/listing/best-sellers.tsx',
  async () => (await import('../../features/catalog/listing/best-sellers.tsx')).BestSellers,
);
const CategoryHeading = island(
  'src/features/catalog/listing/category-heading.tsx',
  async () => (await import('../../features/catalog/listing/category-heading.tsx')).CategoryHeading,
  { cached: true },
);
const OtherCategories = lazyPart(
  'src/features/catalog/listing/other-categories.tsx',
  async () => (await import('../../features/catalog/listing/other-categories.tsx')).OtherCategories,
);
const Slider = island(
  'src/features/content/slider/slider.tsx',
  async () => (await import('../../features/content/slider/slider.tsx')).Slider,
  { cached: true },
);
const FinderNote = lazyPart(
  'src/features/finder/finder-note.tsx',
  async () => (await import('../../features/finder/finder-note.tsx')).FinderNote,
);
const CategoryEnquiry = lazyPart(
  'src/routes/forms/form-places.tsx',
  async () => (await import('../forms/form-places.tsx')).CategoryEnquiry,
);

type Props = { readonly page: Awaited<ReturnType<typeof loadCategory>> };

/** A category: its text alone when it is a page, otherwise its products. */
export function CategoryView({ page: { category, list, slider, hasForm } }: Props) {
  const { storeView, settings } = useShopState();
  const t = useMessages('catalog');
  const name = category.name ?? '';
  const above = present(category.breadcrumbs).map(({ category_name, category_url_path }) => ({
    name: category_name ?? '',
    href: localPath(storeView, category_url_path ?? ''),
  }));
  const crumbs = [...above, { name, href: localPath(storeView, category.url_path ?? '') }];
  const shared = {
    breadcrumbs: <Breadcrumbs homeHref={localPath(storeView, '')} items={crumbs} />,
    ...(slider === undefined || isFurther(list) ? {} : { slider: <Slider slider={slider} /> }),
    heading: (
      <>
        <CategoryHeading category={category} count={list?.listing.totalCount} />
        {list && Object.keys(list.listing.base.query ?? {}).length > 0 ? (
          <FinderNote choice={list.listing.base.query ?? {}} clearHref={list.listing.base.path} />
        ) : null}
      </>
    ),
  };
  return (
    <>
      <ListingHead
        title={category.meta_title ?? name}
        path={category.url_path ?? ''}
        description={category.meta_description ?? t('categoryDescription', { name })}
        keywords={category.meta_keywords}
        image={category.image ?? list?.products[0]?.small_image?.url}
        listing={list?.listing}
      />
      <StructuredData value={import.meta.env.SSR ? breadcrumbStructuredData(settings.publicUrl, crumbs) : undefined} />
      {list === undefined ? (
        <Slot of="CategoryPage" {...shared} filters={[]} sorting={null} legal={null} cells={[]} />
      ) : (
        <ListingScreen
          {...shared}
          {...list}
          emptyPlaces={<OtherCategories above={above.at(-1)} below={present(category.children)} />}
          // Best sellers belong to anchors (SPEC-4).
          below={
            <>
              {category.is_anchor === 1 && category.id ? <BestSellers categoryId={category.id} name={name} /> : null}
              {hasForm && category.id ? <CategoryEnquiry categoryId={category.id} /> : null}
            </>
          }
        />
      )}
    </>
  );
}

/** Who has filtered or turned the page looks for products, not for a picture. */
const isFurther = (list: Props['page']['list']): boolean =>
  list !== undefined && (list.listing.state.page > 1 || Object.keys(list.listing.state.filters).length > 0);
