import { useState } from 'react';
import { RevisionArticlesDocument, type RevisionArticlesQueryVariables } from '../../../../generated/graphql.ts';
import { useFormats, useMessages } from '../../../../i18n/language-context.tsx';
import { ask } from '../../../../lib/api/api.ts';
import { CallProblem } from '../../../../shell/call-problem.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { usePreview } from '../../../../lib/desk/use-preview.ts';
import choice from '../../../../lib/pieces/choice.module.css';
import named from '../../../../lib/pieces/named-piece.module.css';
import { optionsOf } from '../../../../lib/pieces/quantities.ts';
import { useOrderDesk } from '../order-desk.ts';
import type { Article } from './revision-draft.ts';
import styles from './revision.module.css';

const fewestLetters = 2;

type Found = { readonly __typename: 'Found'; readonly articles: readonly Article[] };

async function load(wanted: string): Promise<Found> {
  const { revisionArticles } = await ask(RevisionArticlesDocument, JSON.parse(wanted) as RevisionArticlesQueryVariables);
  return { __typename: 'Found', articles: revisionArticles };
}

function Hit({ article, onAdd }: { readonly article: Article; readonly onAdd: (article: Article) => void }) {
  const t = useMessages('revision');
  const { money } = useFormats();
  const { name, available, unit } = article;
  return (
    <li className={choice.line}>
      <span className={named.words}>
        <span className={named.name}>{name}</span>
        <span className={named.note}>
          {[optionsOf(article), available > 0 ? t('free', { count: available }) : t('soldOut')].join(', ')}
        </span>
      </span>
      <span className={choice.end}>{money(unit.cents)}</span>
      {available > 0 && (
        <IconButton
          icon="plus"
          kind="plain"
          label={t('addOne', { name: `${name} ${optionsOf(article)}` })}
          onClick={() => onAdd(article)}
        />
      )}
    </li>
  );
}

/** By SKU or name, at what it costs today. What was found stays: of several sizes several can be taken. */
export function FindArticle({ onAdd }: { readonly onAdd: (article: Article) => void }) {
  const t = useMessages('revision');
  const { order } = useOrderDesk();
  const [text, setText] = useState('');
  const search = text.trim();
  const question = search.length < fewestLetters ? undefined : JSON.stringify({ order: order.number, search });
  const { preview, error, isCounting } = usePreview<Found>(question, order.version, load);
  const answer = preview?.articles;
  return (
    <div className={styles.find}>
      <TextField
        label={t('add')}
        hint={t('addHint')}
        autoComplete="off"
        maxLength={100}
        before={<Icon name="magnifying-glass" />}
        value={text}
        onChange={setText}
      />
      <CallProblem error={error} />
      <div aria-live="polite" aria-busy={isCounting || undefined}>
        {answer?.length === 0 && !isCounting && <p className={styles.quiet}>{t('noArticle')}</p>}
        {answer && answer.length > 0 && (
          <ul className={styles.hits}>
            {answer.map((article) => (
              <Hit key={article.sku} article={article} onAdd={onAdd} />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
