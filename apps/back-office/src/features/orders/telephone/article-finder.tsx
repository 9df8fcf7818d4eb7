import { useState } from 'react';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { CallProblem } from '../../../shell/call-problem.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Thumb } from '../../../lib/pieces/thumb.tsx';
import { withOneMore } from './draft.ts';
import styles from './telephone.module.css';
import { useArticles, type Article, type Unit } from './use-articles.ts';
import { useStockWords } from './use-stock-words.ts';
import type { TelephoneForm } from './use-telephone-form.ts';

const named = ({ options }: Unit): string => options.map(({ value }) => value).join(', ');

function UnitRow({ unit, article, onAdd }: { readonly unit: Unit; readonly article: Article; readonly onAdd: () => void }) {
  const t = useMessages('telephone');
  const { money } = useFormats();
  const stockWords = useStockWords();
  const name = named(unit);
  const isGone = !unit.isMadeToOrder && unit.stock.every(({ quantity }) => quantity < 1);
  return (
    <li className={styles.unit} data-gone={isGone || undefined}>
      <span className={styles.words}>
        <span className={styles.size}>{name || unit.sku}</span>
        <span className={styles.note}>{stockWords(unit)}</span>
      </span>
      <span className={styles.price}>{money(unit.price.cents)}</span>
      <Button
        size="s"
        icon="plus"
        disabledReason={isGone ? t('soldOut') : undefined}
        aria-label={t('addArticle', { name: [article.name, name].filter(Boolean).join(', ') })}
        onClick={onAdd}
      >
        {t('add')}
      </Button>
    </li>
  );
}

/** More sizes than these are folded away until they are wanted. */
const shownUnits = 12;

function Units({ article, onAdd }: { readonly article: Article; readonly onAdd: (sku: string) => void }) {
  const t = useMessages('telephone');
  const [isWhole, setWhole] = useState(false);
  const units = isWhole ? article.units : article.units.slice(0, shownUnits);
  const more = article.units.length - units.length;
  return (
    <>
      <ul className={styles.units}>
        {units.map((unit) => (
          <UnitRow key={unit.sku} unit={unit} article={article} onAdd={() => onAdd(unit.sku)} />
        ))}
      </ul>
      {more > 0 && (
        <Button size="s" kind="quiet" icon="caret-down" onClick={() => setWhole(true)}>
          {t('moreSizes', { count: more })}
        </Button>
      )}
    </>
  );
}

type FoundProps = { readonly article: Article; readonly isOnly: boolean; readonly onAdd: (sku: string) => void };

/** Among several an article shows its sizes when somebody wants one of it. */
function Found({ article, isOnly, onAdd }: FoundProps) {
  const t = useMessages('telephone');
  const { money } = useFormats();
  const [isChosen, setChosen] = useState(false);
  const isOpen = isChosen || isOnly || article.units.length === 1;
  const lowest = Math.min(...article.units.map(({ price }) => price.cents));
  return (
    <li className={styles.found}>
      <div className={styles.article}>
        <Thumb picture={article.picture} />
        <span className={styles.words}>
          <span className={styles.name}>{article.name}</span>
          <span className={styles.note}>{article.sku}</span>
        </span>
        {!isOpen && (
          <>
            <span className={styles.price}>{t('from', { price: money(lowest) })}</span>
            <Button size="s" icon="caret-down" aria-label={t('sizesOf', { name: article.name })} onClick={() => setChosen(true)}>
              {t('sizes')}
            </Button>
          </>
        )}
      </div>
      {isOpen && <Units article={article} onAdd={onAdd} />}
    </li>
  );
}

/** Articles by SKU or words; each size with its price and where it lies. */
export function ArticleFinder({ form }: { readonly form: TelephoneForm }) {
  const t = useMessages('telephone');
  const [typed, setTyped] = useState('');
  const { draft, set } = form;
  const found = useArticles(draft.store, typed);
  return (
    <div className={styles.fields}>
      <TextField
        type="search"
        label={t('find')}
        hint={t('findHint')}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={typed}
        onChange={setTyped}
      />
      <CallProblem error={found?.error} />
      <output className={styles.note}>{found && !found.error && t('foundCount', { count: found.articles.length })}</output>
      {found && found.articles.length > 0 && (
        <ul className={styles.results}>
          {found.articles.map((article) => (
            <Found
              key={article.sku}
              article={article}
              isOnly={found.articles.length === 1}
              onAdd={(sku) => set({ lines: withOneMore(draft.lines, sku) })}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
