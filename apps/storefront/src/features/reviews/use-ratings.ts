import { useEffect, useState } from 'react';
import { ReviewRatingsDocument } from '../../generated/graphql.ts';
import { useShop } from '../../lib/graphql/use-shop.ts';
import type { RatingKind } from './check-review.ts';

type Rating = RatingKind & { readonly values: readonly { readonly value: string; readonly id: string }[] };
type State = 'loading' | 'loaded' | 'failed';

/** What is rated, asked for when somebody wants to write; `load` tries again after a failure. */
export function useRatings(): { readonly ratings: readonly Rating[]; readonly state: State; readonly load: () => void } {
  const shop = useShop();
  const [ratings, setRatings] = useState<readonly Rating[]>([]);
  const [state, setState] = useState<State>('loading');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const fetchRatings = async (): Promise<void> => {
      const answer = await shop.with({ signal: controller.signal }).query(ReviewRatingsDocument);
      const found = answer.productReviewRatingsMetadata.items.flatMap((item) => item ?? []);
      setRatings(
        found.map(({ id, name, values }) => ({
          id,
          name,
          values: values.flatMap((value) => (value === null ? [] : [{ value: value.value, id: value.value_id }])),
        })),
      );
      setState('loaded');
    };
    fetchRatings().catch(() => {
      if (!controller.signal.aborted) setState('failed');
    });
    return () => controller.abort();
  }, [shop, tries]);
  const load = (): void => {
    setState('loading');
    setTries((before) => before + 1);
  };
  return { ratings, state, load };
}
