import { useMessages } from '../../../i18n/language-context.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Menu } from '../../../ui/actions/menu.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from './page.module.css';
import { ownStores, textIn, type TabProps } from './product.ts';

type Drag = {
  /** Another one is over the page. */
  readonly isOver: boolean;
  readonly onStart: () => void;
  readonly onEnd: () => void;
  readonly onDrop: () => void;
};

type Props = TabProps & {
  readonly field: string;
  readonly number: number;
  readonly count: number;
  /** To a place, from 0. */
  readonly onMove: (to: number) => void;
  readonly drag: Drag;
};

/** Where a picture of this hash is shown from. */
const pathOf = (hash: string): string => `/media/${hash}/320.webp`;

/** The picture: dragged onto another one, or pressed for the places it can be moved to. */
function Picture({ product, isReadOnly, field, number, count, onMove, drag }: Props) {
  const t = useMessages('products');
  const hash = field.slice('pictures.'.length);
  const path = product.pictures.find((one) => one.hash === hash)?.path ?? pathOf(hash);
  const image = <img className={styles.pictureImage} src={path} alt="" width={112} height={140} loading="lazy" decoding="async" />;
  if (isReadOnly || count < 2) return image;
  const label = t('moveTo', { name: t('pictureNumber', { number }) });
  const places = Array.from({ length: count }, (_, index) => index).filter((index) => index !== number - 1);
  const trigger = (
    <button
      type="button"
      className={styles.pictureHandle}
      aria-label={label}
      draggable
      onDragStart={drag.onStart}
      onDragEnd={drag.onEnd}
      onDragOver={(event) => {
        if (drag.isOver) event.preventDefault();
      }}
      onDrop={(event) => {
        event.preventDefault();
        drag.onDrop();
      }}
    >
      {image}
    </button>
  );
  const actions = places.map((index) => ({ id: String(index), label: t('toPlace', { place: index + 1 }), onAction: () => onMove(index) }));
  return <Menu label={label} trigger={trigger} groups={[{ actions }]} />;
}

function Moves({ edits, field, number, count, onMove }: Props) {
  const t = useMessages('products');
  const name = t('pictureNumber', { number });
  return (
    <span className={styles.memberActions}>
      {number > 1 && <IconButton icon="arrow-up" label={t('moveUp', { name })} onClick={() => onMove(number - 2)} />}
      {number < count && <IconButton icon="arrow-down" label={t('moveDown', { name })} onClick={() => onMove(number)} />}
      <IconButton icon="trash" label={t('removeOne', { name })} onClick={() => edits.set(field, null)} />
    </span>
  );
}

/** One picture of a product, with its words. */
export function PictureFields(props: Props) {
  const { choices, edits, isReadOnly, field, number } = props;
  const t = useMessages('products');
  const disabledReason = isReadOnly ? t('readOnly') : undefined;
  return (
    <section className={styles.picture} aria-label={t('pictureNumber', { number })} data-changed={edits.isChanged(field) || undefined}>
      <Picture {...props} />
      <div className={styles.fields}>
        {ownStores(choices).map(({ code, language }) => {
          const label = `${field}.label.${code}`;
          return (
            <TextField
              key={code}
              label={t('altIn', { language: code.toUpperCase() })}
              lang={language}
              value={textIn(edits.values, label)}
              changed={edits.changed(label)}
              error={edits.error(label)}
              disabledReason={disabledReason}
              onChange={(typed) => edits.set(label, typed === '' ? null : typed)}
            />
          );
        })}
        <div className={styles.partHead}>
          <Checkbox
            label={t('pictureShown')}
            isChecked={edits.values[`${field}.isDisabled`] !== true}
            isChanged={edits.isChanged(`${field}.isDisabled`)}
            disabledReason={disabledReason}
            onChange={(isShown) => edits.set(`${field}.isDisabled`, !isShown)}
          />
          {!isReadOnly && <Moves {...props} />}
        </div>
      </div>
    </section>
  );
}
