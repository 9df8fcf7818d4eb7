import type { Maybe } from '@shop/contract';
import { inputError, notFound } from '#kernel/errors.ts';
import type { RequestContext, ResolverMap } from '#kernel/graphql/context.ts';
import { encodeUid } from '#kernel/ids.ts';
import type { RoutableEntity } from './catalog-routes.ts';
import type { DestinationType } from './find-destination.ts';
import type { Content } from './open-content.ts';
import type { CmsPage, LandingPage, ProductFilter } from './page.ts';
import type { Route } from './resolve-route.ts';

type Deps = Omit<Content, 'resolvers'>;
type PageArgs = { readonly id?: Maybe<number>; readonly identifier?: Maybe<string> };

/** GraphQL in and out of the content module. */
export function contentResolvers(content: Deps): ResolverMap {
  return {
    Query: {
      route: (_parent: unknown, { url }: { url: string }, { store }: RequestContext) => toRoutable(content.route(store.code, url)),
      urlResolver: (_parent: unknown, { url }: { url: string }, { store }: RequestContext) => toEntityUrl(content.route(store.code, url)),
      cmsPage: (_parent: unknown, args: PageArgs, { store }: RequestContext) => asDirect(findPage(content, store.code, args), 'CMS_PAGE'),
      landingPage: (_parent: unknown, { identifier }: { identifier: string }, { store }: RequestContext) =>
        asDirect(content.landingPage(store.code, identifier), 'LANDING_PAGE'),
      contentPaths: (_parent: unknown, _args: unknown, { store }: RequestContext) => [
        ...content.pages(store.code).map(({ id, identifier }) => ({ type: 'CMS_PAGE', id, path: identifier })),
        ...content.landingPages(store.code).map(({ id, identifier }) => ({ type: 'LANDING_PAGE', id, path: identifier })),
      ],
    },
    // The catalogue's products and categories carry their type's name as well.
    RoutableInterface: { __resolveType: (value: RoutableEntity) => value.typename },
    CmsPage: {
      url_key: (page: CmsPage) => page.identifier,
      page_layout: (page: CmsPage) => page.layout,
      ...textFields,
    },
    LandingPage: {
      secondary_content: (page: LandingPage) => page.secondaryContent,
      product_filters: (page: LandingPage) => page.filters,
      ...textFields,
    },
    LandingPageProductFilter: {
      attribute_code: (filter: ProductFilter) => filter.attributeCode,
    },
  };
}

const textFields = {
  content_heading: (page: CmsPage | LandingPage) => page.heading,
  meta_title: (page: CmsPage | LandingPage) => page.metaTitle ?? page.title,
  meta_keywords: (page: CmsPage | LandingPage) => page.metaKeywords,
  meta_description: (page: CmsPage | LandingPage) => page.metaDescription,
};

/** The entity with the way to it; a redirect to a page of the storefront has no entity. */
function toRoutable(route: Route | undefined) {
  if (!route) return null;
  const { entity, redirectCode, relativeUrl, type } = route;
  return { typename: 'RoutableUrl', ...entity, redirect_code: redirectCode, relative_url: relativeUrl, type };
}

function asDirect(page: CmsPage | LandingPage | undefined, type: DestinationType) {
  return page ? toRoutable({ entity: page, type, relativeUrl: page.identifier, redirectCode: 0 }) : null;
}

function toEntityUrl(route: Route | undefined) {
  if (!route) return null;
  const id = route.entity?.id ?? null;
  return {
    id,
    entity_uid: id === null ? null : encodeUid(id),
    canonical_url: route.relativeUrl,
    relative_url: route.relativeUrl,
    redirectCode: route.redirectCode,
    type: route.type,
  };
}

function findPage(content: Deps, storeCode: string, { id, identifier }: PageArgs): CmsPage {
  // The stray quotation mark is Magento's, and clients compare it.
  if (typeof id !== 'number' && typeof identifier !== 'string') throw inputError('"Page id/identifier should be specified');
  const page = content.page(storeCode, typeof id === 'number' ? { id } : { identifier: identifier ?? '' });
  if (!page) throw notFound(`The CMS page with the "${id ?? identifier}" ID doesn't exist.`);
  return page;
}
