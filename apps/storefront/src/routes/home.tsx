import { useLoaderData } from 'react-router';
import { BrandStrip } from '../features/brand/brand-strip.tsx';
import { CatalogLegalLine } from '../features/catalog/catalog-legal-line.tsx';
import { productHref } from '../features/catalog/product-href.ts';
import { ProductPrice } from '../features/catalog/product-price.tsx';
import { BlogTeasers } from '../features/content/blog-teasers.tsx';
import { Slider } from '../features/content/slider.tsx';
import { BranchBlock } from '../features/home/branch-block.tsx';
import { BundleBlock } from '../features/home/bundle-block.tsx';
import { CategoryTiles } from '../features/home/category-tiles.tsx';
import { FactsBar } from '../features/home/facts-bar.tsx';
import { HomeHero } from '../features/home/home-hero.tsx';
import { branchToName } from '../lib/branches/opening.ts';
import { useMessages } from '../i18n/language-context.tsx';
import { PageHead } from '../lib/page/page-head.tsx';
import { pageLoader } from '../lib/page/page-loader.ts';
import { useShopState } from '../lib/page/shop-state.tsx';
import { StructuredData } from '../lib/page/structured-data.tsx';
import type { HomePageProps } from '../theme/slots.ts';
import { Slot } from '../theme/theme.tsx';
import { HomeStrip, type HomeStripData } from './home-strip.tsx';
import { loadHome } from './load-home.ts';
import { organisationStructuredData } from './organisation-structured-data.ts';
import { SocialHead } from './social-head.tsx';

export const loader = pageLoader(loadHome);

type Chapter = HomePageProps['chapters'][number];

export default function HomeRoute() {
  const page = useLoaderData<typeof loader>();
  const t = useMessages('home');
  const { settings } = useShopState();
  const named = branchToName(page.branches);
  return (
    <>
      <PageHead title={t('metaTitle')} description={t('metaDescription')} />
      <SocialHead title={t('metaTitle')} description={t('metaDescription')} type="website" image={page.tiles[0]?.picture} />
      <StructuredData value={organisationStructuredData(settings.publicUrl)} />
      <Slot
        of="HomePage"
        hero={<HomeHero categories={page.ways} />}
        facts={
          <FactsBar
            freeFrom={page.freeFrom}
            branch={named === undefined ? undefined : { city: named.branch.city ?? named.branch.name, opening: named.opening }}
          />
        }
        chapters={useChapters(page)}
      />
    </>
  );
}

/** In the order of the page; what has nothing to show is left out. A newsletter form belongs behind the blog. */
function useChapters(page: Awaited<ReturnType<typeof loadHome>>): readonly Chapter[] {
  const t = useMessages('home');
  const { storeView } = useShopState();
  const strip = (key: string, title: string, data: HomeStripData | undefined): readonly Chapter[] =>
    data === undefined ? [] : [{ key, content: <HomeStrip title={title} strip={data} /> }];
  const chapter = (key: string, isShown: boolean, content: Chapter['content']): readonly Chapter[] => (isShown ? [{ key, content }] : []);
  return [
    ...page.sliders.map((slider, place) => ({
      key: `slider ${slider.identifier ?? place}`,
      wide: slider.fullwidth === true,
      content: <Slider slider={slider} />,
    })),
    ...strip('new', t('newIn'), page.newIn),
    ...chapter('categories', page.tiles.length > 0, <CategoryTiles tiles={page.tiles} />),
    ...chapter(
      'bundles',
      page.bundles.length > 0,
      <BundleBlock
        bundles={page.bundles}
        hrefOf={(bundle) => productHref(storeView, bundle)}
        priceOf={(bundle, legalId) => <ProductPrice range={bundle.price_range} legalId={legalId} />}
        legalLine={(id) => <CatalogLegalLine id={id} />}
      />,
    ),
    ...strip('sale', t('sale'), page.sale),
    ...chapter('brands', page.brands.length > 0, <BrandStrip brands={page.brands} />),
    ...strip('bestsellers', t('bestsellers'), page.bestsellers),
    ...chapter('branches', page.branches.length > 0, <BranchBlock branches={page.branches} />),
    ...chapter('blog', page.posts.length > 0, <BlogTeasers posts={page.posts} />),
  ];
}
