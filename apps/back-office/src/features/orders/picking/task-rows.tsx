import { useMessages } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Tag } from '../../../ui/show/tag.tsx';
import { Thumb } from '../../../lib/pieces/thumb.tsx';
import { isPicked, pickedOf, type Task } from './picked.ts';
import styles from './picking.module.css';
import type { Picking } from './use-picked.ts';

type RowProps = { readonly picking: Picking; readonly task: Task };

const chosen = ({ options, sku }: Task): string => [options.map(({ value }) => value).join(', '), sku].filter(Boolean).join(' · ');

/** What is fetched now: large, for who stands at a shelf. */
export function NextTask({ picking, task, onMissing }: RowProps & { readonly onMissing: () => void }) {
  const t = useMessages('picking');
  const left = task.quantity - pickedOf(picking.picked, task);
  return (
    <section className={styles.next} aria-label={t('next')}>
      <span className={styles.large}>
        <Thumb picture={task.picture} />
      </span>
      <div className={styles.words}>
        <Tag isStrong>{t('forBox', { box: picking.boxOf(task.shipment) })}</Tag>
        <h2 className={styles.article}>{task.name}</h2>
        <span className={styles.quiet}>{task.sku}</span>
      </div>
      <dl className={styles.figures}>
        {[...task.options, { label: t('take'), value: String(left) }].map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-long={value.length > 4 || undefined}>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.pair}>
        <Button icon="warning" onClick={onMissing}>
          {t('notFound')}
        </Button>
        <Button icon="check" onClick={() => picking.set(task, task.quantity)}>
          {t('have', { count: left })}
        </Button>
      </div>
    </section>
  );
}

/** Pieces for one box; the box beside it is ticked when they are in. */
export function TaskRow({ picking, task }: RowProps) {
  const t = useMessages('picking');
  const box = picking.boxOf(task.shipment);
  const done = pickedOf(picking.picked, task);
  const isDone = isPicked(picking.picked, task);
  return (
    <li className={styles.task} data-done={isDone || undefined}>
      <Checkbox
        isLabelHidden
        label={t('tick', { count: task.quantity, name: task.name, box })}
        isChecked={isDone}
        isPart={done > 0 && !isDone}
        onChange={(isChecked) => picking.set(task, isChecked ? task.quantity : 0)}
      />
      <Thumb picture={task.picture} />
      <span className={styles.words}>
        <span className={styles.name}>{task.name}</span>
        <span className={styles.quiet}>{chosen(task)}</span>
      </span>
      <span className={styles.count}>{done > 0 && !isDone ? t('someOf', { done, count: task.quantity }) : task.quantity}</span>
      <span className={styles.box}>{t('box', { box })}</span>
    </li>
  );
}
