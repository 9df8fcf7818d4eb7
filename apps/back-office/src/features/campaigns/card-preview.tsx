import { useCallback, useState } from 'react';
import { CardPreviewDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { dayOf } from '../../lib/branch-clock.ts';
import { usePreview } from '../../lib/desk/use-preview.ts';
import { CallProblem } from '../../shell/call-problem.tsx';
import { ShownPriceView } from '../../shell/prices/shown-price.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Card } from '../../ui/show/card.tsx';
import styles from './calendar.module.css';

type Asked = { readonly store: string; readonly at: string; readonly search: string | null };

type Props = { readonly views: readonly { readonly code: string; readonly name: string }[]; readonly now: Date };

/** What a card shows in the shop on a day, by the rules of the reference price as of that day (LAW-03). */
export function CardPreview({ views, now }: Props) {
  const t = useMessages('campaigns');
  const [day, setDay] = useState<string | null>(() => dayOf(now));
  const [time, setTime] = useState('12:00');
  const [store, setStore] = useState(views[0]?.code ?? '');
  const [search, setSearch] = useState('');
  const asked: Asked | undefined =
    day === null || time === '' ? undefined : { store, at: `${day}T${time}`, search: search.trim() === '' ? null : search.trim() };
  const load = useCallback(async (wanted: string) => {
    const { cardPreview: cards } = await ask(CardPreviewDocument, JSON.parse(wanted) as Asked);
    return { __typename: 'Cards' as const, cards };
  }, []);
  const { preview, error } = usePreview(asked && JSON.stringify(asked), 0, load);
  return (
    <Card title={t('preview')} note={t('previewWhat')}>
      <div className={styles.asked}>
        <DateField label={t('day')} value={day} onChange={setDay} />
        <TextField label={t('time')} type="time" value={time} onChange={setTime} />
        <Select
          label={t('store')}
          options={views.map(({ code, name }) => ({ value: code, label: name }))}
          value={store}
          onChange={setStore}
        />
        <TextField label={t('previewSearch')} hint={t('previewSearchHint')} maxLength={100} value={search} onChange={setSearch} />
      </div>
      <CallProblem error={error} />
      <div aria-live="polite">
        {preview?.cards.length === 0 && <p className={styles.nothing}>{search === '' ? t('previewEmpty') : t('previewNone')}</p>}
        <ul className={styles.cards}>
          {preview?.cards.map((card) => (
            <li key={card.sku} className={styles.card}>
              {card.picture && <img className={styles.picture} src={card.picture} alt="" loading="lazy" />}
              <p className={styles.cardName}>{card.name}</p>
              <ShownPriceView shown={card} />
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
