import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { MediaRowFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { learn } from '../../../lib/language.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/show/card.tsx';
import { ColourPictures } from './lazy-tabs.ts';
import { membersOf } from './member-rows.tsx';
import styles from './page.module.css';
import { PictureFields } from './picture-fields.tsx';
import { endOf, moved } from '../../../lib/list/places.ts';
import { ownStores, type TabProps } from './product.ts';

// The library, and its words, come when somebody opens it.
const PicturePicker = lazy(async () => {
  await learn('media');
  return { default: (await import('../../../shell/media/picture-picker.tsx')).PicturePicker };
});

const begin = 'pictures.';

/** Puts pictures of the library behind those that are there, with what the library says they show. */
function addPictures({ edits, choices }: TabProps, chosen: readonly MediaRowFragment[]): void {
  let place = endOf(membersOf(edits.values, begin));
  for (const { frameHash, alt } of chosen) {
    const field = `${begin}${frameHash}`;
    edits.set(field, place);
    place += 1;
    const words = alt as Readonly<Record<string, string | undefined>>;
    for (const { code, language } of ownStores(choices)) if (words[language]) edits.set(`${field}.label.${code}`, words[language]);
  }
}

/** Whoever comes because there is no picture is where one is added. */
function useFirstPlace() {
  const place = useRef<HTMLButtonElement>(null);
  const isLacking = useLocation().state === 'picture';
  useEffect(() => {
    if (isLacking) place.current?.focus();
  }, [isLacking]);
  return place;
}

/** Pictures in their order, with words for who does not see them; from the library, or from this device into it. */
function OwnPictures(tab: TabProps) {
  const t = useMessages('products');
  const { edits, isReadOnly } = tab;
  const [isChoosing, setChoosing] = useState(false);
  const [dragged, setDragged] = useState<number>();
  const pictures = membersOf(edits.values, begin);
  const move = (from: number, to: number) => {
    for (const { field, place } of moved(pictures, from, to)) edits.set(field, place);
  };
  const firstPlace = useFirstPlace();
  const add = !isReadOnly && (
    <Button ref={firstPlace} icon="plus" size="s" onClick={() => setChoosing(true)}>
      {t('addPictures')}
    </Button>
  );
  return (
    <Card title={t('pictures')} note={t('picturesNote')} actions={add || undefined}>
      {pictures.length === 0 && <p className={styles.quiet}>{t('noPictures')}</p>}
      {pictures.map(({ field }, index) => (
        <PictureFields
          key={field}
          {...tab}
          field={field}
          number={index + 1}
          count={pictures.length}
          onMove={(to) => move(index, to)}
          drag={{
            isOver: dragged !== undefined && dragged !== index,
            onStart: () => setDragged(index),
            onEnd: () => setDragged(undefined),
            onDrop: () => {
              if (dragged !== undefined) move(dragged, index);
              setDragged(undefined);
            },
          }}
        />
      ))}
      {isChoosing && (
        <Suspense>
          <PicturePicker
            title={t('addPictures')}
            taken={new Set(pictures.map(({ field }) => field.slice(begin.length)))}
            onTake={(chosen) => {
              addPictures(tab, chosen);
              setChoosing(false);
            }}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </Card>
  );
}

/** Those of the product, and those of its colours. */
export function PicturesTab(tab: TabProps) {
  return (
    <>
      <OwnPictures {...tab} />
      {tab.product.type === 'configurable' && (
        <Suspense>
          <ColourPictures {...tab} />
        </Suspense>
      )}
    </>
  );
}
