import { Suspense, use, type ReactNode } from 'react';
import { SkeletonRows } from '../ui/show/skeleton.tsx';

type Props<Answer> = {
  /** What a loader has `deferred`. */
  readonly answer: Promise<Answer>;
  readonly children: (answer: Answer) => ReactNode;
};

function Answered<Answer>({ answer, children }: Props<Answer>) {
  return children(use(answer));
}

/** What stands below the title of a list, as soon as it is there. */
export function DeferredRows<Answer>(props: Props<Answer>) {
  return (
    <Suspense fallback={<SkeletonRows />}>
      <Answered {...props} />
    </Suspense>
  );
}
