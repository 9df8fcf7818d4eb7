import { FactsBar } from '../../features/home/facts-bar.tsx';
import { HomeHero } from '../../features/home/home-hero.tsx';
import { island } from '../../rendering/island.tsx';
import { branchToName } from '../../lib/branches/opening.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { usePageData } from '../../rendering/loader-data.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { StructuredData } from '../../lib/page/structured-data.tsx';
import type { HomePageProps } from '../../theme/slots.ts';
import { Slot } from '../../theme/theme.tsx';
import type { HomeStripData } from './home-strip.tsx';
import { loadHome } from './load-home.ts';
import { organisationStructuredData } from '../frame/organisation-structured-data.ts';
import { SocialHead } from '../frame/social-head.tsx';

const cached = { cached: true };
const HomeBundles = island('src/routes/home/home-bundles.tsx', async () => (await import('./home-bundles.tsx')).HomeBundles, cached);
const CategoryTiles = island(
  'src/features/home/category-tiles.tsx',
  async () => (await import('../../features/home/category-tiles.tsx')).CategoryTiles,
  cached,
);
const BrandStrip = island(
  'src/features/brand/brand-strip.tsx',
  async () => (await import('../../features/brand/brand-strip.tsx')).BrandStrip,
  cached,
);
const BranchBlock = island(
  'src/features/home/branch-block.tsx',
  async () => (await import('../../features/home/branch-block.tsx')).BranchBlock,
  cached,
);
const BlogTeasers = island(
  'src/features/content/blog/blog-teasers.tsx',
  async () => (await import('../../features/content/blog/blog-teasers.tsx')).BlogTeasers,
  cached,
);
const Slider = island(
  'src/features/content/slider/slider.tsx',
  async () => (await import('../../features/content/slider/slider.tsx')).Slider,
  cached,
);
const HomeStrip = island('src/routes/home/home-strip.tsx', async () => (await import('./home-strip.tsx')).HomeStrip, cached);

export const loader = pageLoader(loadHome);

type Chapter = HomePageProps['chapters'][number];

export default function HomeRoute() {
  const page = usePageData<typeof loader>();
  const t = useMessages('home');
  const { settings } = useShopState();
  const named = branchToName(page.branches);
  return (
    <>
      <PageHead title={t('metaTitle')} description={t('metaDescription')} />
      <SocialHead title={t('metaTitle')} description={t('metaDescription')} type="website" image={page.tiles[0]?.picture} />
      <StructuredData value={import.meta.env.SSR ? organisationStructuredData(settings.publicUrl) : undefined} />
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
  const strip = (key: string, title: string, data: HomeStripData | undefined): readonly Chapter[] =>
    data === undefined ? [] : [{ key, content: <HomeStrip id={key} title={title} strip={data} /> }];
  const chapter = (key: string, isShown: boolean, content: Chapter['content']): readonly Chapter[] => (isShown ? [{ key, content }] : []);
  return [
    ...page.sliders.map((slider, index) => ({
      key: `slider ${slider.identifier ?? index}`,
      wide: slider.fullwidth === true,
      content: <Slider slider={slider} />,
    })),
    ...strip('new', t('newIn'), page.newIn),
    ...chapter('categories', page.tiles.length > 0, <CategoryTiles tiles={page.tiles} />),
    ...chapter('bundles', page.bundles.length > 0, <HomeBundles bundles={page.bundles} />),
    ...strip('sale', t('sale'), page.sale),
    ...chapter('brands', page.brands.length > 0, <BrandStrip brands={page.brands} />),
    ...strip('bestsellers', t('bestsellers'), page.bestsellers),
    ...chapter('branches', page.branches.length > 0, <BranchBlock branches={page.branches} />),
    ...chapter('blog', page.posts.length > 0, <BlogTeasers posts={page.posts} />),
  ];
}
