import { BestSellers } from '../features/catalog/best-sellers.tsx';
import { CategoryHeading } from '../features/catalog/category-heading.tsx';
import { ListingScreen } from '../features/catalog/listing-screen.tsx';
import { OtherCategories } from '../features/catalog/other-categories.tsx';
import { breadcrumbStructuredData } from '../features/catalog/product-structured-data.ts';
import { Slider } from '../features/content/slider.tsx';
import { FinderNote } from '../features/finder/finder-note.tsx';
import { Breadcrumbs } from '../features/navigation/breadcrumbs.tsx';
import { useMessages } from '../i18n/language-context.tsx';
import { useShopState } from '../lib/page/shop-state.tsx';
import { localPath } from '../lib/page/store-view.ts';
import { StructuredData } from '../lib/page/structured-data.tsx';
import { Slot } from '../theme/theme.tsx';
import { CategoryEnquiry } from './form-places.tsx';
import { ListingHead } from './listing-head.tsx';
import type { loadCategory } from './load-category.ts';
import { present } from './present.ts';

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
        {list === undefined ? null : <FinderNote choice={list.listing.base.query ?? {}} clearHref={list.listing.base.path} />}
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
      <StructuredData value={breadcrumbStructuredData(settings.publicUrl, crumbs)} />
      {list === undefined ? (
        <Slot of="CategoryPage" {...shared} filters={[]} sorting={null} legal={null} cells={[]} />
      ) : (
        <ListingScreen
          {...shared}
          {...list}
          emptyPlaces={<OtherCategories above={above.at(-1)} below={present(category.children)} />}
          // Best sellers belong to anchors (spec 4).
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
