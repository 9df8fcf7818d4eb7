import { useMessages } from '../../../i18n/language-context.tsx';
import { screenHref } from '../../../lib/page/screen-paths.ts';
import { useShopState } from '../../../lib/page/shop-state.tsx';
import { localPath } from '../../../lib/page/store-view.ts';
import { SignpostLink } from '../../../ui/signpost-link.tsx';
import styles from './story-tile.module.css';

export type Story = 'sizes' | 'finder' | 'branches' | 'alterations';

/** Broad lines over the upper half of a tile, each with marks along it. */
const drawings: Readonly<Record<Story, string>> = {
  sizes: 'M-10 84C60 20 120 110 200 62S330 10 420 58',
  finder: 'M-10 40C70 110 140 96 180 60S270 4 300 40 250 104 210 70 300 20 420 84',
  branches: 'M-10 96L60 96 60 46 110 14 160 46 160 96 220 96 220 58 260 32 300 58 300 96 420 96',
  alterations: 'M-10 30L50 90 110 30 170 90 230 30 290 90 350 30 420 90',
};

/** A tile between the cards: something the shop can do beside selling. */
export function StoryTile({ story }: { readonly story: Story }) {
  const { title, text, link, href } = useStory(story);
  return (
    <aside className={styles.tile} aria-label={title}>
      <svg className={styles.tape} viewBox="0 0 400 120" aria-hidden="true" focusable="false">
        <path d={drawings[story]} />
        <path className={styles.marks} d={drawings[story]} />
      </svg>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      <SignpostLink href={href} tone="waymark">
        {link}
      </SignpostLink>
    </aside>
  );
}

function useStory(story: Story): { readonly title: string; readonly text: string; readonly link: string; readonly href: string } {
  const t = useMessages('catalogLater');
  const { storeView } = useShopState();
  switch (story) {
    case 'sizes':
      return {
        title: t('sizeAdviceTitle'),
        text: t('sizeAdviceText'),
        link: t('sizeAdviceLink'),
        href: localPath(storeView, t('sizeAdvicePage')),
      };
    case 'finder':
      return { title: t('finderTitle'), text: t('finderText'), link: t('finderLink'), href: screenHref(storeView, 'finder') };
    case 'branches':
      return { title: t('branchesTitle'), text: t('branchesText'), link: t('branchesLink'), href: screenHref(storeView, 'branches') };
    case 'alterations':
      return {
        title: t('alterationsTitle'),
        text: t('alterationsText'),
        link: t('alterationsLink'),
        href: localPath(storeView, t('alterationsPage')),
      };
  }
}
