import { ListingScreen } from '../../features/catalog/listing/listing-screen.tsx';
import { Breadcrumbs } from '../../features/navigation/breadcrumbs.tsx';
import { contentPath } from '../../features/navigation/footer-links.ts';
import type { ContentTopic } from '../../features/search/content-topics.ts';
import { NoResults } from '../../features/search/no-results.tsx';
import { PageHits, type SearchLink } from '../../features/search/page-hits.tsx';
import { SearchField } from '../../features/search/search-field.tsx';
import { SearchHeading } from '../../features/search/search-heading.tsx';
import { SearchLinks } from '../../features/search/search-links.tsx';
import { searchHref } from '../../features/search/search-text.ts';
import type { TextHits } from '../../features/search/text-hits.ts';
import { useAddRecentSearch } from '../../features/search/use-add-recent-search.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { revalidateOtherPages } from '../../lib/navigation/same-page.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { usePageData } from '../../rendering/loader-data.ts';
import { screenHref } from '../../lib/page/screen-paths.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { loadSearchPanel } from '../../shell/load-search-panel.ts';
import { loadSearch } from './load-search.ts';
import styles from '../content/text-view.module.css';

export const loader = pageLoader(loadSearch);

export const shouldRevalidate = revalidateOtherPages;

export default function SearchRoute() {
  const { query, topics, results, terms, texts, categories } = usePageData<typeof loader>();
  const t = useMessages('search');
  const { storeView } = useShopState();
  useAddRecentSearch(query);
  const termLink = (text: string): SearchLink => ({ text, href: searchHref(screenHref(storeView, 'search'), text) });
  const categoryLinks = categories.map(({ name, path }) => ({ text: name, href: localPath(storeView, path) }));
  const textHits = <SearchLinks id="text-hits" title={t('textsAbout')} links={useTextLinks(texts)} />;
  const title = query === '' ? t('title') : t('titleFor', { query });
  const breadcrumbs = <Breadcrumbs homeHref={localPath(storeView, '')} items={[{ name: t('title') }]} />;
  const heading = (
    <>
      <SearchHeading
        query={query}
        count={results?.listing.totalCount ?? 0}
        corrections={results && results.listing.totalCount > 0 ? misspelt(terms.corrections, query).map(termLink) : []}
        isSizeRead={results?.isSizeRead ?? false}
        field={<SearchField loadPanel={loadSearchPanel} layout="page" />}
      />
      <PageHits links={useTopicLinks(topics)} />
    </>
  );
  if (!results) {
    return (
      <div className={styles.page}>
        <PageHead title={title} noindex />
        {breadcrumbs}
        {heading}
        <SearchLinks id="popular-categories" title={t('popularCategories')} links={categoryLinks} />
      </div>
    );
  }
  return (
    <>
      <PageHead title={title} noindex />
      <ListingScreen
        listing={results.listing}
        products={results.products}
        escapes={results.escapes}
        breadcrumbs={breadcrumbs}
        heading={heading}
        sortHelp={t('sortHelp')}
        emptyHelp={<></>}
        emptyPlaces={<NoResults query={query} corrections={terms.corrections.map(termLink)} categories={categoryLinks} />}
        below={
          <>
            {textHits}
            <SearchLinks id="related-searches" title={t('relatedSearches')} links={terms.related.map(termLink)} />
          </>
        }
      />
    </>
  );
}

/** Where something was found, only another spelling is worth saying; what continues the text is offered while typing. */
const misspelt = (terms: readonly string[], query: string): readonly string[] => terms.filter((term) => !term.includes(query)).slice(0, 1);

/** Questions stand on one page, posts each on its own. */
function useTextLinks({ questions, posts }: TextHits): readonly SearchLink[] {
  const { storeView } = useShopState();
  return [
    ...questions.map(({ id, question }) => ({ text: question, href: `${screenHref(storeView, 'faq')}#faq-${id}` })),
    ...posts.map(({ identifier, title }) => ({ text: title, href: `${screenHref(storeView, 'blog')}/${identifier}` })),
  ];
}

/** Pages by their name in the footer, screens by theirs; the branches stand at the end of every page. */
function useTopicLinks(topics: readonly ContentTopic[]): readonly SearchLink[] {
  const t = useMessages('search');
  const named = useMessages('navigation');
  const { storeView } = useShopState();
  return topics.map((topic) => {
    if (topic === 'branches') return { text: t('toBranches'), href: '#branches' };
    if (topic === 'brands' || topic === 'finder') return { text: named(topic), href: screenHref(storeView, topic) };
    return { text: named(topic), href: localPath(storeView, contentPath(storeView.language, topic)) };
  });
}
