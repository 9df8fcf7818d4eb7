import { useEffect, useState } from 'react';
import { OwnReviewsDocument, type OwnReviewsReviewFragment } from '../../generated/graphql.ts';
import { useShop } from '../../lib/graphql/use-shop.ts';
import { useReportError } from '../../lib/notices/use-report-error.ts';

type Page = { readonly reviews: readonly OwnReviewsReviewFragment[]; readonly pages: number };

/** The customer's own reviews, page after page; `more` also asks again for a page that did not come. */
export function useOwnReviews() {
  const shop = useShop();
  const report = useReportError();
  const [loaded, setLoaded] = useState<readonly Page[]>([]);
  const [wanted, setWanted] = useState({ page: 1, attempt: 0 });
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    shop
      .with({ signal: controller.signal })
      .query(OwnReviewsDocument, { page: wanted.page })
      .then(({ customer }) => {
        const { items, page_info: info } = customer?.reviews ?? { items: [], page_info: { total_pages: 1 } };
        const page = { reviews: items.filter((review) => review !== null), pages: info.total_pages ?? 1 };
        setLoaded((before) => [...before.slice(0, wanted.page - 1), page]);
        setFailed(false);
      })
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        report(error, 'account');
        setFailed(true);
      });
    return () => controller.abort();
  }, [shop, report, wanted]);
  return {
    reviews: loaded.length === 0 ? undefined : loaded.flatMap(({ reviews }) => reviews),
    hasMore: (loaded.at(-1)?.pages ?? 0) > loaded.length,
    hasFailed,
    more: () => setWanted(({ attempt }) => ({ page: loaded.length + 1, attempt: attempt + 1 })),
  };
}
