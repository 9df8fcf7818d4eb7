import { lazy, Suspense, useState } from 'react';
import { EditProductDocument, type MediaRowFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { learn } from '../../../lib/language.ts';
import { useChange } from '../../../lib/use-change.ts';
import { CallProblem } from '../../../shell/call-problem.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { TextButton } from '../../../ui/actions/text-button.tsx';
import { toasts } from '../../../ui/overlays/toast-queue.ts';
import { Card } from '../../../ui/show/card.tsx';
import page from '../page/page.module.css';
import { ownStores, type Choices, type TabProps } from '../page/product.ts';
import {
  addPictures,
  colourGroups,
  editsOf,
  movePicture,
  removePicture,
  reverseOf,
  spreadPicture,
  type ColourGroup,
  type ColourPicture,
  type PictureEdit,
} from './colours.ts';
import { Swatch } from './swatch.tsx';
import styles from './variants.module.css';

// The library, and its words, come when somebody opens it.
const PicturePicker = lazy(async () => {
  await learn('media');
  return { default: (await import('../../../shell/media/picture-picker.tsx')).PicturePicker };
});

type Sent = ReturnType<typeof editsOf>[number];

/** Saves at once, and offers the way back. */
function useSaving() {
  const t = useMessages('variants');
  const { run, isPending, error, problem } = useChange();
  const [conflict, setConflict] = useState<string>();
  /** One step after the other; the first that cannot be is the last. */
  const send = async (steps: readonly Sent[]): Promise<boolean> => {
    for (const { edit, ...others } of steps) {
      const answer = await run(
        { ...edit, ...others },
        async (key) => (await ask(EditProductDocument, { edit: { ...edit, key }, ...others })).editProduct,
      );
      setConflict(answer?.__typename === 'EditConflict' ? t('changedMeanwhile') : undefined);
      if (answer?.__typename !== 'ProductSaved') return false;
    }
    return true;
  };
  const undo = async (edit: PictureEdit, colour: string) => {
    if (await send(reverseOf(edit))) toasts.add({ text: t('picturesUndone', { colour }) });
  };
  const save = async (edit: PictureEdit, colour: string) => {
    if (!(await send(editsOf(edit)))) return;
    const action = { label: t('undoPictures'), run: () => void undo(edit, colour) };
    toasts.add({ text: t('picturesSet', { colour, count: edit.variants.length }), action });
  };
  return { save, isPending, error, problem: conflict ?? problem };
}

type Saving = ReturnType<typeof useSaving>;
type GroupProps = { readonly group: ColourGroup; readonly saving: Saving; readonly isReadOnly: boolean; readonly onAdd: () => void };

/** One picture, and on how many of the sizes it is where that is not all. */
function OnePicture({
  group,
  picture,
  number,
  saving,
  isReadOnly,
}: Omit<GroupProps, 'onAdd'> & { readonly picture: ColourPicture; readonly number: number }) {
  const t = useMessages('variants');
  const { label: colour, variants } = group;
  const isOnAll = picture.on.length === variants.length;
  return (
    <li className={styles.colourPicture}>
      <img
        className={page.pictureImage}
        src={picture.path}
        alt={t('colourPicture', { number, colour })}
        width={112}
        height={140}
        loading="lazy"
        decoding="async"
      />
      {!isOnAll && <span className={page.quiet}>{t('onSome', { count: picture.on.length, all: variants.length })}</span>}
      {!isReadOnly && (
        <span className={styles.colourActions}>
          {number > 1 && (
            <IconButton
              icon="arrow-left"
              label={t('earlierColourPicture', { number, colour })}
              onClick={() => void saving.save(movePicture(group, picture, -1), colour)}
            />
          )}
          {number < group.pictures.length && (
            <IconButton
              icon="arrow-right"
              label={t('laterColourPicture', { number, colour })}
              onClick={() => void saving.save(movePicture(group, picture, 1), colour)}
            />
          )}
          {!isOnAll && (
            <TextButton
              aria-label={t('onAllOf', { number, colour })}
              onClick={() => void saving.save(spreadPicture(group, picture), colour)}
            >
              {t('onAll')}
            </TextButton>
          )}
          <IconButton
            icon="trash"
            label={t('removeColourPicture', { number, colour })}
            onClick={() => void saving.save(removePicture(picture), colour)}
          />
        </span>
      )}
    </li>
  );
}

function Group({ group, saving, isReadOnly, onAdd }: GroupProps) {
  const t = useMessages('variants');
  const { label, colour, variants, pictures } = group;
  return (
    <section className={styles.colourGroup} aria-label={label}>
      <div className={styles.colourHead}>
        <Swatch colour={colour} />
        <strong>{label}</strong>
        <span className={page.quiet}>{t('variantCount', { count: variants.length })}</span>
        {!isReadOnly && (
          <Button size="s" icon="plus" aria-label={t('addColourPictures', { colour: label })} isPending={saving.isPending} onClick={onAdd}>
            {t('addPictures')}
          </Button>
        )}
      </div>
      {pictures.length === 0 ? (
        <p className={page.quiet}>{t('noColourPictures')}</p>
      ) : (
        <ul className={styles.colourPictures}>
          {pictures.map((picture, index) => (
            <OnePicture key={picture.hash} group={group} picture={picture} number={index + 1} saving={saving} isReadOnly={isReadOnly} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** What the library says a picture shows, by store view. */
const wordsOf = (choices: Choices, { alt }: MediaRowFragment): Readonly<Record<string, unknown>> =>
  Object.fromEntries(ownStores(choices).map(({ code, language }) => [code, (alt as Readonly<Record<string, unknown>>)[language]]));

/** Pictures of a colour, on all of its sizes in one step; each step is saved by itself, as everything that is set for many variants. */
export function ColourPictures({ product, choices, isReadOnly }: TabProps) {
  const t = useMessages('variants');
  const saving = useSaving();
  const [adding, setAdding] = useState<string>();
  const axes = product.axes.flatMap((code) => choices.attributes.find((attribute) => attribute.code === code) ?? []);
  const groups = colourGroups(axes, product.variants);
  const group = groups.find(({ id }) => id === adding);
  if (groups.length === 0) return null;
  return (
    <Card title={t('colourPictures')} note={t('colourPicturesNote')}>
      <CallProblem error={saving.error} text={saving.problem} />
      {groups.map((one) => (
        <Group key={one.id} group={one} saving={saving} isReadOnly={isReadOnly} onAdd={() => setAdding(one.id)} />
      ))}
      {group && (
        <Suspense>
          <PicturePicker
            title={t('addColourPictures', { colour: group.label })}
            taken={new Set(group.pictures.map(({ hash }) => hash))}
            onTake={(chosen) => {
              setAdding(undefined);
              const added = chosen.map((media) => ({ hash: media.frameHash, words: wordsOf(choices, media) }));
              void saving.save(addPictures(group, added), group.label);
            }}
            onClose={() => setAdding(undefined)}
          />
        </Suspense>
      )}
    </Card>
  );
}
