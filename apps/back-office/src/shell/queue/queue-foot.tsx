import { useNavigate, useSearchParams } from 'react-router';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { pageAfter, pageBefore } from '../../lib/list/place.ts';
import { Pager } from '../../ui/table/pager.tsx';

export type QueuePage = {
  readonly next?: string | null | undefined;
  readonly previous?: string | null | undefined;
  readonly count: number;
  readonly countIsCapped: boolean;
};
type Props = { readonly page: QueuePage; readonly canChoose?: boolean };

/** How many there are, and the way on. */
export function QueueFoot({ page: { next, previous, count, countIsCapped }, canChoose = false }: Props) {
  const t = useMessages('queue');
  const { number } = useFormats();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const go = (there: URLSearchParams) => () => {
    there.delete('open');
    void navigate(`?${there.toString()}`);
  };
  return (
    <Pager
      text={countIsCapped ? t('many', { count: number(count) }) : t('count', { count })}
      canChoose={canChoose}
      onNewer={previous ? go(pageBefore(params, previous)) : undefined}
      onOlder={next ? go(pageAfter(params, next)) : undefined}
    />
  );
}
