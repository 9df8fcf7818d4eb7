import type { ComponentProps, ReactNode } from 'react';
import { useMessages } from '../i18n/language-context.tsx';
import { PageHead } from '../ui/show/page-head.tsx';
import styles from './page.module.css';

type Props = ComponentProps<typeof PageHead> & {
  /** Lists lie on the surface from edge to edge, pages with cards on the ground. */
  readonly isList?: boolean;
  readonly children: ReactNode;
};

/** A screen: its title, on the page and in the tab, and its content. */
export function Page({ isList = false, children, ...head }: Props) {
  const t = useMessages('frame');
  return (
    <div className={styles.page} data-list={isList || undefined}>
      <title>{`${head.title} · Maas & Alm ${t('office')}`}</title>
      <PageHead {...head} />
      {children}
    </div>
  );
}
