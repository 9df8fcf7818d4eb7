import { useState } from 'react';
import { useFormats } from '../../i18n/language-context.tsx';
import { usePreview } from '../../lib/desk/use-preview.ts';
import choice from '../../lib/pieces/choice.module.css';
import named from '../../lib/pieces/named-piece.module.css';
import { optionsOf } from '../../lib/pieces/quantities.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { CallProblem } from '../call-problem.tsx';
import styles from './find-article.module.css';

export type FoundArticle = {
  readonly sku: string;
  readonly name: string;
  readonly options: readonly { readonly label: string; readonly value: string }[];
  readonly unit: { readonly cents: number };
  readonly available: number;
};

/** What was found, as an answer. */
export type Found<One extends FoundArticle> = { readonly __typename: 'Found'; readonly articles: readonly One[] };

type Words = {
  readonly label: string;
  readonly hint: string;
  readonly nothing: string;
  readonly stock: (available: number) => string;
  readonly take: (name: string) => string;
};

type Props<One extends FoundArticle> = {
  /** What is asked for some words, and how it is answered. */
  readonly question: (search: string) => string;
  readonly load: (question: string) => Promise<Found<One>>;
  readonly version: number;
  readonly words: Words;
  readonly onTake: (article: One) => void;
};

const fewestLetters = 2;

type HitProps<One extends FoundArticle> = Pick<Props<One>, 'words' | 'onTake'> & { readonly article: One };

function Hit<One extends FoundArticle>({ article, words, onTake }: HitProps<One>) {
  const { money } = useFormats();
  const { name, available, unit } = article;
  return (
    <li className={`${choice.line} ${styles.hit}`}>
      <span className={named.words}>
        <span className={named.name}>{name}</span>
        <span className={named.note}>{[optionsOf(article), words.stock(available)].join(', ')}</span>
      </span>
      <span className={choice.end}>{money(unit.cents)}</span>
      {available > 0 && (
        <IconButton icon="plus" kind="plain" label={words.take(`${name} ${optionsOf(article)}`)} onClick={() => onTake(article)} />
      )}
    </li>
  );
}

/** By SKU or name, at what it costs today. What was found stays: of several sizes several can be taken. */
export function FindArticle<One extends FoundArticle>({ question, load, version, words, onTake }: Props<One>) {
  const [text, setText] = useState('');
  const search = text.trim();
  const { preview, error, isCounting } = usePreview<Found<One>>(
    search.length < fewestLetters ? undefined : question(search),
    version,
    load,
  );
  const answer = preview?.articles;
  return (
    <div className={styles.find}>
      <TextField
        label={words.label}
        hint={words.hint}
        autoComplete="off"
        maxLength={100}
        before={<Icon name="magnifying-glass" />}
        value={text}
        onChange={setText}
      />
      <CallProblem error={error} />
      <div aria-live="polite" aria-busy={isCounting || undefined}>
        {answer?.length === 0 && !isCounting && <p className={styles.quiet}>{words.nothing}</p>}
        {answer && answer.length > 0 && (
          <ul className={styles.hits}>
            {answer.map((article) => (
              <Hit key={article.sku} article={article} words={words} onTake={onTake} />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
