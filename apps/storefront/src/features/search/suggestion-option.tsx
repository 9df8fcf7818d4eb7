/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no native element is the list of a combobox whose options are links */
import type { ReactNode } from 'react';
import type { ProductPricePriceRangeFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { Icon } from '../../theme/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { highlightRuns } from './highlight.ts';
import type { SuggestionOption as Option } from './suggestion-groups.ts';
import styles from './suggestion-list.module.css';

type Props = {
  readonly id: string;
  readonly option: Option;
  readonly typed: string;
  readonly isActive: boolean;
  readonly price: (range: ProductPricePriceRangeFragment) => ReactNode;
};

/** A link that the arrow keys reach through the field; the mouse takes it as any other link. */
export function SuggestionOption({ id, option, typed, isActive, price }: Props) {
  return (
    <a id={id} className={styles.option} role="option" aria-selected={isActive} tabIndex={-1} href={option.href} data-kind={option.kind}>
      <Content option={option} typed={typed} price={price} />
    </a>
  );
}

function Content({ option, typed, price }: Pick<Props, 'option' | 'typed' | 'price'>) {
  const t = useMessages('search');
  if (option.kind === 'product') {
    const { product } = option;
    return (
      <>
        <span className={styles.thumbnail}>
          {product.small_image?.url ? (
            <Picture url={product.small_image.url} alt="" width={48} height={60} sizes="48px" largest={160} />
          ) : null}
        </span>
        <span className={styles.product}>
          <span className={styles.name}>{product.name}</span>
          {price(product.price_range)}
        </span>
      </>
    );
  }
  if (option.kind === 'all') {
    return <span className={styles.all}>{t('showAll', { count: option.count })}</span>;
  }
  return (
    <>
      {option.kind === 'term' ? <Icon name="magnifying-glass" size={20} /> : null}
      <span>
        {highlightRuns(option.text, typed).map(({ text, completes }, index) =>
          completes ? <strong key={index}>{text}</strong> : <span key={index}>{text}</span>,
        )}
        {option.kind === 'category' && option.above !== '' ? <small className={styles.above}>{option.above}</small> : null}
      </span>
    </>
  );
}
