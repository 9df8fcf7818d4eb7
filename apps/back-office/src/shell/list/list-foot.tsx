import { useNavigate, useSearchParams } from 'react-router';
import { useFormats } from '../../i18n/language-context.tsx';
import { pageSize } from '../../lib/list/list-address.ts';
import { pageAfter, pageBefore } from '../../lib/list/place.ts';
import { Pager } from '../../ui/table/pager.tsx';

type Props = {
  readonly page: {
    readonly next?: string | null;
    readonly previous?: string | null;
    readonly count: number;
    readonly countIsCapped: boolean;
  };
  /** How many there are on pages of this size, all on one page, or more than are counted. */
  readonly words: (
    key: 'counted' | 'allCounted' | 'manyCounted',
    many: { readonly count: number | string; readonly size: number },
  ) => string;
  readonly size?: number;
  readonly canChoose?: boolean;
  readonly hasRows?: boolean;
};

/** How many there are, and the way to the pages before and behind this one. */
export function ListFoot({ page, words, size = pageSize, canChoose = false, hasRows = true }: Props) {
  const { number } = useFormats();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { next, previous, count, countIsCapped } = page;
  const few = words(next || previous ? 'counted' : 'allCounted', { count, size });
  const go = (there: URLSearchParams) => () => void navigate(`?${there.toString()}`);
  return (
    <Pager
      text={countIsCapped ? words('manyCounted', { count: number(count), size }) : few}
      canChoose={canChoose}
      hasRows={hasRows}
      onNewer={previous ? go(pageBefore(params, previous)) : undefined}
      onOlder={next ? go(pageAfter(params, next)) : undefined}
    />
  );
}
