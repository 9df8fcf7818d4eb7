import type { SizeChartQuery } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Card } from '../../../ui/show/card.tsx';
import shared from '../shared/shared.module.css';
import { ownStores, type Store, type ThingEdits } from '../shared/thing.ts';
import { textIn } from '../shared/values.ts';
import styles from './charts.module.css';
import { orderOf } from './typed-rows.ts';

type Props = {
  readonly chart: SizeChartQuery['sizeChart'];
  readonly stores: readonly Store[];
  readonly edits: ThingEdits;
  readonly isReadOnly: boolean;
};

function SizeTexts({ id, name, stores, edits, isReadOnly }: Omit<Props, 'chart'> & { readonly id: number; readonly name: string }) {
  const t = useMessages('catalogue');
  return (
    <div className={styles.texts}>
      {ownStores(stores).map(({ code, language }) => {
        const path = `label.${id}.${code}`;
        return (
          <TextArea
            key={code}
            label={t('sizeIn', { size: name, store: code.toUpperCase() })}
            isLabelHidden
            rows={2}
            lang={language}
            placeholder={code.toUpperCase()}
            value={textIn(edits.values, path)}
            changed={edits.changed(path)}
            error={edits.error(path)}
            disabledReason={isReadOnly ? t('readOnly') : undefined}
            // One line, however it is broken on the screen: the calculator reads it as one.
            onChange={(text) => edits.set(path, text === '' ? null : text.replace(/\n+/g, ' '))}
          />
        );
      })}
    </div>
  );
}

/** Sizes from the smallest on, and what each means for a body in three languages. */
export function SizeRows({ chart, ...form }: Props) {
  const t = useMessages('catalogue');
  const { edits, isReadOnly } = form;
  const order = orderOf(edits.values);
  const nameOf = (id: number) => chart.sizes.find((size) => size.id === String(id))?.label ?? String(id);
  const put = (next: readonly number[]) => edits.set('order', next);
  const swap = (at: number, other: number) =>
    put(order.map((id, index) => order[index === at ? other : index === other ? at : index] ?? id));
  const free = chart.sizes.filter(({ id }) => !order.includes(Number(id)));
  return (
    <Card title={t('sizes')} note={t('sizesNote')}>
      <div className={shared.fields}>
        <ol className={shared.rows}>
          {order.map((id, index) => (
            <li key={id} className={styles.size} data-changed={edits.isChanged('order') || undefined}>
              <span className={styles.label}>{nameOf(id)}</span>
              <SizeTexts id={id} name={nameOf(id)} {...form} />
              {!isReadOnly && (
                <span className={styles.actions}>
                  {index > 0 && (
                    <IconButton icon="arrow-up" label={t('moveUp', { name: nameOf(id) })} onClick={() => swap(index, index - 1)} />
                  )}
                  {index < order.length - 1 && (
                    <IconButton icon="arrow-down" label={t('moveDown', { name: nameOf(id) })} onClick={() => swap(index, index + 1)} />
                  )}
                  <IconButton icon="x" label={t('takeOut', { name: nameOf(id) })} onClick={() => put(order.filter((one) => one !== id))} />
                </span>
              )}
            </li>
          ))}
        </ol>
        {edits.error('order') && <p className={shared.quiet}>{edits.error('order')}</p>}
        {!isReadOnly && free.length > 0 && (
          <Select
            label={t('addSize')}
            options={free.map(({ id, label }) => ({ value: id, label }))}
            value={null}
            onChange={(id) => put([...order, Number(id)])}
          />
        )}
      </div>
    </Card>
  );
}
