import { useState } from 'react';
import { ExchangeArticlesDocument, type ExchangeArticlesQueryVariables, type ExchangeSizesQuery } from '../../../../generated/graphql.ts';
import { useMessages } from '../../../../i18n/language-context.tsx';
import { ask } from '../../../../lib/api/api.ts';
import { optionsOf } from '../../../../lib/pieces/quantities.ts';
import { FindArticle, type Found, type FoundArticle } from '../../../../shell/articles/find-article.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { useReturnDesk } from '../return-desk.ts';
import type { ReturnLine } from '../return.ts';
import type { Target } from './exchange-draft.ts';
import styles from './exchange.module.css';

type Sizes = ExchangeSizesQuery['exchangeSizes'];

async function load(wanted: string): Promise<Found<FoundArticle>> {
  const { exchangeArticles } = await ask(ExchangeArticlesDocument, JSON.parse(wanted) as ExchangeArticlesQueryVariables);
  return { __typename: 'Found', articles: exchangeArticles };
}

type Props = {
  readonly line: ReturnLine;
  readonly sizes: Sizes;
  readonly target: Target | undefined;
  /** Undefined: it is open again. */
  readonly onChange: (target: Target | undefined) => void;
};

/** Of the same article at the price of the first order, whatever it costs today. */
function SizeChoice({ line, sizes, target, onChange }: Props) {
  const t = useMessages('return');
  return (
    <Select
      label={t('becomes', { name: line.name })}
      placeholder={t('chooseSize')}
      options={sizes.map(({ sku, label, available }) => ({
        value: sku,
        label,
        hint: t('freePieces', { count: available }),
        disabledReason: available > 0 ? undefined : t('soldOut'),
      }))}
      value={sizes.some(({ sku }) => sku === target?.sku) ? (target?.sku ?? null) : null}
      onChange={(sku) => onChange({ sku, label: sizes.find((size) => size.sku === sku)?.label ?? sku })}
    />
  );
}

/** What the pieces of a line become: another size or colour, or something else. */
export function TargetChoice({ line, sizes, target, onChange }: Props) {
  const t = useMessages('return');
  const { back } = useReturnDesk();
  const own = sizes.filter(({ lineId }) => lineId === line.lineId);
  const isOther = target !== undefined && !own.some(({ sku }) => sku === target.sku);
  const [isSearching, setSearching] = useState(own.length === 0);
  const take = (article: FoundArticle) => {
    onChange({ sku: article.sku, label: `${article.name}, ${optionsOf(article)}` });
    setSearching(false);
  };
  return (
    <div className={styles.target}>
      {own.length > 0 && !isOther && <SizeChoice line={line} sizes={own} target={target} onChange={onChange} />}
      {isOther && <p className={styles.other}>{t('becomesOther', { name: target.label })}</p>}
      {isSearching ? (
        <FindArticle
          question={(search) => JSON.stringify({ id: back.id, search })}
          load={load}
          version={back.version}
          onTake={take}
          words={{
            label: t('otherArticle'),
            hint: t('otherArticleHint'),
            nothing: t('noArticle'),
            stock: (available) => (available > 0 ? t('freePieces', { count: available }) : t('soldOut')),
            take: (name) => t('takeArticle', { name }),
          }}
        />
      ) : (
        <div className={styles.ways}>
          {own.length > 0 && isOther && (
            <Button kind="quiet" icon="arrow-u-up-left" onClick={() => onChange(undefined)}>
              {t('chooseSize')}
            </Button>
          )}
          <Button kind="quiet" icon="magnifying-glass" onClick={() => setSearching(true)}>
            {t('otherArticle')}
          </Button>
        </div>
      )}
    </div>
  );
}
