import { breadcrumbStructuredData } from '../../features/catalog/listing/breadcrumb-structured-data.ts';
import { ProductStrip } from '../../features/catalog/listing/product-strip.tsx';
import { BlogPost } from '../../features/content/blog/blog-post.tsx';
import { postStructuredData } from '../../features/content/blog/post-structured-data.ts';
import { Breadcrumbs } from '../../features/navigation/breadcrumbs.tsx';
import { useMessages } from '../../i18n/language-context.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { usePageData } from '../../rendering/loader-data.ts';
import { screenHref, screenPath } from '../../lib/page/screen-paths.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { StructuredData } from '../../lib/page/structured-data.tsx';
import { embeddedProducts } from '../content/embedded-products.tsx';
import { loadBlogPost } from './load-blog.ts';
import { present } from '../frame/present.ts';
import { SocialHead } from '../frame/social-head.tsx';
import styles from '../content/text-view.module.css';

export const loader = pageLoader(loadBlogPost);

export default function BlogPostRoute() {
  const { post } = usePageData<typeof loader>();
  const t = useMessages('content');
  const { storeView, settings } = useShopState();
  const list = screenHref(storeView, 'blog');
  const path = `/${screenPath('blog', storeView.language)}/${post.identifier ?? ''}`;
  const title = post.meta_title ?? post.title ?? '';
  const description = post.meta_description ?? post.short_filtered_content;
  const crumbs = [
    { name: t('blogTitle'), href: list },
    { name: post.title ?? '', href: localPath(storeView, path) },
  ];
  const products = present(post.related_products);
  return (
    <div className={styles.page}>
      <PageHead title={title} description={description} canonicalPath={path} />
      <SocialHead
        title={title}
        description={description}
        keywords={post.meta_keywords}
        type="article"
        image={post.featured_image}
        path={path}
      />
      <StructuredData value={postStructuredData(post, { publicUrl: settings.publicUrl, url: localPath(storeView, path) })} />
      <StructuredData value={breadcrumbStructuredData(settings.publicUrl, crumbs)} />
      <Breadcrumbs homeHref={localPath(storeView, '')} items={crumbs} />
      <BlogPost
        post={post}
        path={list}
        productsOf={embeddedProducts(post.embedded_products)}
        products={
          products.length > 0 ? (
            <div className={styles.strip}>
              <ProductStrip id="related" title={t('relatedProducts')} products={products} />
            </div>
          ) : null
        }
        related={present(post.related_posts)}
      />
    </div>
  );
}
