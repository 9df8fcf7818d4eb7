import { useLoaderData } from 'react-router';
import { ProductStrip } from '../features/catalog/product-strip.tsx';
import { BranchBlock } from '../features/home/branch-block.tsx';
import { CategoryTiles } from '../features/home/category-tiles.tsx';
import { FactsBar } from '../features/home/facts-bar.tsx';
import { HomeHero } from '../features/home/home-hero.tsx';
import { branchToName } from '../features/home/opening-hours.ts';
import { useMessages } from '../i18n/language-context.tsx';
import { PageHead } from '../lib/page/page-head.tsx';
import { pageLoader } from '../lib/page/page-loader.ts';
import { Slot } from '../theme/theme.tsx';
import { loadHome } from './load-home.ts';
import { SocialHead } from './social-head.tsx';

export const loader = pageLoader(loadHome);

export default function HomeRoute() {
  const { newIn, sale, bestsellers, ways, tiles, branches, freeFrom } = useLoaderData<typeof loader>();
  const t = useMessages('home');
  const named = branchToName(branches);
  const chapters = [
    { key: 'new', isEmpty: newIn.length === 0, content: <ProductStrip title={t('newIn')} products={newIn} /> },
    { key: 'categories', isEmpty: tiles.length === 0, content: <CategoryTiles tiles={tiles} /> },
    { key: 'sale', isEmpty: sale.length === 0, content: <ProductStrip title={t('sale')} products={sale} /> },
    { key: 'bestsellers', isEmpty: bestsellers.length === 0, content: <ProductStrip title={t('bestsellers')} products={bestsellers} /> },
    { key: 'branches', isEmpty: branches.length === 0, content: <BranchBlock branches={branches} /> },
  ];
  return (
    <>
      <PageHead title={t('metaTitle')} description={t('metaDescription')} />
      <SocialHead title={t('metaTitle')} description={t('metaDescription')} type="website" image={tiles[0]?.picture} />
      <Slot
        of="HomePage"
        hero={<HomeHero categories={ways} />}
        facts={
          <FactsBar
            freeFrom={freeFrom}
            branch={named === undefined ? undefined : { city: named.branch.city ?? named.branch.name, opening: named.opening }}
          />
        }
        chapters={chapters.filter(({ isEmpty }) => !isEmpty)}
      />
    </>
  );
}
