import { Suspense, type ComponentProps, type ReactNode } from 'react';
import { SkeletonRows } from '../ui/show/skeleton.tsx';
import { Page } from './page.tsx';

type Props = Pick<ComponentProps<typeof Page>, 'title' | 'back'> & {
  /** About how long the page will be. */
  readonly rows: number;
  /** The page, made of what a loader has `deferred`. */
  readonly children: ReactNode;
};

/** The page of a thing that is asked for: until it is there, where it leads back to. */
export function DeferredPage({ rows, children, ...head }: Props) {
  const waiting = (
    <Page {...head}>
      <SkeletonRows count={rows} />
    </Page>
  );
  return <Suspense fallback={waiting}>{children}</Suspense>;
}
