import { useMessages } from '../../../i18n/language-context.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Card } from '../../../ui/show/card.tsx';
import { membersOf } from './member-rows.tsx';
import styles from './page.module.css';
import { moved } from './places.ts';
import { ownStores, textIn, type TabProps } from './product.ts';

type PictureProps = TabProps & {
  readonly field: string;
  readonly number: number;
  readonly onMove: (by: number) => void;
  readonly count: number;
};

function PictureFields({ product, choices, edits, isReadOnly, field, number, count, onMove }: PictureProps) {
  const t = useMessages('products');
  const path = product.pictures.find(({ hash }) => field === `pictures.${hash}`)?.path;
  const disabledReason = isReadOnly ? t('readOnly') : undefined;
  const name = t('pictureNumber', { number });
  return (
    <section className={styles.picture} aria-label={name}>
      {path && <img className={styles.pictureImage} src={path} alt="" width={112} height={140} loading="lazy" decoding="async" />}
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
          {!isReadOnly && (
            <span className={styles.memberActions}>
              {number > 1 && <IconButton icon="arrow-up" label={t('moveUp', { name })} onClick={() => onMove(-1)} />}
              {number < count && <IconButton icon="arrow-down" label={t('moveDown', { name })} onClick={() => onMove(1)} />}
              <IconButton icon="trash" label={t('removeOne', { name })} onClick={() => edits.set(field, null)} />
            </span>
          )}
        </div>
      </div>
    </section>
  );
}

/** Pictures in their order, with words for who does not see them. */
export function PicturesTab(tab: TabProps) {
  const t = useMessages('products');
  const { edits } = tab;
  const pictures = membersOf(edits.values, 'pictures.');
  return (
    <Card title={t('pictures')} note={t('picturesNote')}>
      {pictures.length === 0 && <p className={styles.quiet}>{t('noPictures')}</p>}
      {pictures.map(({ field }, index) => (
        <PictureFields
          key={field}
          {...tab}
          field={field}
          number={index + 1}
          count={pictures.length}
          onMove={(by) => {
            for (const { field: one, place } of moved(pictures, index, index + by)) edits.set(one, place);
          }}
        />
      ))}
    </Card>
  );
}
