import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { CatalogLegalLine } from '../card/catalog-legal-line.tsx';
import styles from './buy-bar.module.css';

type Props = {
  readonly price: (legalId: string) => ReactNode;
  /** What is chosen, in words. */
  readonly choice?: ReactNode;
  /** The button; it exists once on the page and moves into the bar, so that it is announced once. */
  readonly children: ReactNode;
};

/** The button at its place; on a phone it stays at the lower edge with price and choice while its place is out of view (UX-21). */
export function BuyBar({ price, choice, children }: Props) {
  const legalId = useId();
  const place = useRef<HTMLDivElement>(null);
  const isAway = useIsPast(place);
  return (
    <div ref={place} className={styles.place} data-away={isAway}>
      <div className={styles.bar}>
        <div className={styles.facts}>
          {price(legalId)}
          <CatalogLegalLine id={legalId} />
          {choice === undefined ? null : <p className={styles.choice}>{choice}</p>}
        </div>
        <div className={styles.button}>{children}</div>
      </div>
    </div>
  );
}

/** True once the place has been scrolled past, not before it was reached: the first screen shows the pictures. */
function useIsPast(place: RefObject<HTMLElement | null>): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    if (place.current === null) return;
    const observer = new IntersectionObserver(([entry]) =>
      setIsPast(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isPast;
}
