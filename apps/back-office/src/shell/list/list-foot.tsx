import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { pageAfter, pageBefore } from '../../lib/list/place.ts';
import { Pager } from '../../ui/table/pager.tsx';

type Props = {
  readonly page: { readonly next?: string | null; readonly previous?: string | null };
  /** How many there are. */
  readonly text: ReactNode;
  readonly canChoose?: boolean;
  readonly hasRows?: boolean;
};

/** The way to the pages before and behind this one. */
export function ListFoot({ page: { next, previous }, text, canChoose = false, hasRows = true }: Props) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const go = (there: URLSearchParams) => () => void navigate(`?${there.toString()}`);
  return (
    <Pager
      text={text}
      canChoose={canChoose}
      hasRows={hasRows}
      onNewer={previous ? go(pageBefore(params, previous)) : undefined}
      onOlder={next ? go(pageAfter(params, next)) : undefined}
    />
  );
}
