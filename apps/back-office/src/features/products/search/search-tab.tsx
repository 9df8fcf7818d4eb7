import { useState, type FormEvent } from 'react';
import { ProductSearchMatchDocument, type ProductSearchMatchQuery } from '../../../generated/graphql.ts';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { useCall } from '../../../lib/use-call.ts';
import { CallProblem } from '../../../shell/call-problem.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Card } from '../../../ui/show/card.tsx';
import { Facts } from '../../../ui/show/facts.tsx';
import { StatusPill } from '../../../ui/show/status-pill.tsx';
import type { Column } from '../../../ui/table/columns.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import styles from '../page/page.module.css';
import { ownStores, type TabProps } from '../page/product.ts';

type Match = NonNullable<ProductSearchMatchQuery['productSearchMatch']>;
type Word = Match['words'][number];
type Asked = { readonly text: string; readonly store: string };

const hundredths = (value: number): number => Math.round(value * 100) / 100;

function useWordColumns(): readonly Column<Word>[] {
  const t = useMessages('explain');
  const { number } = useFormats();
  return [
    { id: 'word', title: t('word'), cell: ({ text }) => text, isTitle: true },
    {
      id: 'how',
      title: t('how'),
      cell: ({ kind, terms, isOptional }) =>
        kind ? (
          <>
            {t(`kind.${kind}`)} {kind !== 'exact' && <span className={styles.quiet}>{terms.join(' + ')}</span>}
          </>
        ) : (
          <StatusPill tone={isOptional ? 'idle' : 'warn'} icon={isOptional ? 'minus-circle-fill' : 'warning-circle-fill'}>
            {isOptional ? t('notNeeded') : t('notHere')}
          </StatusPill>
        ),
      phone: 'state',
    },
    { id: 'where', title: t('where'), cell: ({ fields }) => fields.map((field) => t(`field.${field}`)).join(', ') || '–', phone: 'note' },
    { id: 'score', title: t('points'), cell: ({ score }) => number(hundredths(score)), align: 'end', phone: 'end' },
  ];
}

function Outcome({ asked, match }: { readonly asked: Asked; readonly match: Match | null }) {
  const t = useMessages('explain');
  const { number } = useFormats();
  const columns = useWordColumns();
  if (!match) return <Card title={t('answer', { text: asked.text })}>{t('notInShop')}</Card>;
  const { rank, found, corrected, words, sizes, phraseScore, popularity, score } = match;
  return (
    <Card
      isFlush
      title={t('answer', { text: asked.text })}
      note={rank ? t('rank', { rank, found: number(found) }) : t('notFound', { found: number(found) })}
    >
      <DataTable caption={t('words')} columns={columns} rows={words} rowId={({ text }) => text} rowName={({ text }) => text} />
      <div className={styles.inside}>
        <Facts
          facts={[
            ...(corrected ? [{ name: t('readAs'), value: corrected }] : []),
            ...(sizes.length > 0 ? [{ name: t('sizes'), value: sizes.join(', ') }] : []),
            ...(phraseScore > 0 ? [{ name: t('together'), value: `+ ${number(hundredths(phraseScore))}` }] : []),
            { name: t('popularity'), value: `× ${number(hundredths(popularity))}` },
            { name: t('score'), value: number(hundredths(score)) },
          ]}
        />
      </div>
    </Card>
  );
}

/** Why shoppers find this product by a word, or do not. */
export function SearchTab({ product, choices }: TabProps) {
  const t = useMessages('explain');
  const stores = ownStores(choices);
  const [asked, setAsked] = useState<Asked>({ text: '', store: stores[0]?.code ?? '' });
  const [answer, setAnswer] = useState<{ readonly asked: Asked; readonly match: Match | null }>();
  const { run, isPending, error } = useCall(async (question: Asked) => {
    const { productSearchMatch } = await ask(ProductSearchMatchDocument, { sku: product.sku, ...question });
    setAnswer({ asked: question, match: productSearchMatch ?? null });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (asked.text.trim().length > 1) void run({ ...asked, text: asked.text.trim() });
  };
  return (
    <>
      <Card title={t('title')} note={t('note')}>
        <form className={styles.fields} onSubmit={submit}>
          <div className={styles.grid}>
            <TextField
              label={t('text')}
              maxLength={200}
              autoComplete="off"
              value={asked.text}
              onChange={(text) => setAsked((before) => ({ ...before, text }))}
            />
            <Select
              label={t('store')}
              options={stores.map(({ code, name }) => ({ value: code, label: name }))}
              value={asked.store}
              onChange={(store) => setAsked((before) => ({ ...before, store }))}
            />
          </div>
          <CallProblem error={error} />
          <div>
            <Button type="submit" kind="main" icon="magnifying-glass" isPending={isPending}>
              {t('look')}
            </Button>
          </div>
        </form>
      </Card>
      {answer && <Outcome {...answer} />}
    </>
  );
}
