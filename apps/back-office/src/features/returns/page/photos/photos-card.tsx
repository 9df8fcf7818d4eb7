import { useState } from 'react';
import { useMessages } from '../../../../i18n/language-context.tsx';
import { Card } from '../../../../ui/show/card.tsx';
import page from '../../../../shell/desk.module.css';
import { useReturnDesk } from '../return-desk.ts';
import { AddPhotos } from './add-photos.tsx';
import { PhotoDialog } from './photo-dialog.tsx';
import styles from './photos.module.css';

/** The shop takes no more. */
const most = 12;

/** Thumbnails, each with its picture behind it; whoever looks at the goods adds some. */
function Strip() {
  const t = useMessages('returnPhotos');
  const { back } = useReturnDesk();
  const [open, setOpen] = useState<string>();
  const { photos } = back;
  const of = photos.length;
  const shown = photos.findIndex(({ id }) => id === open);
  const photo = photos[shown];
  return (
    <div className={styles.photos}>
      {of > 0 && (
        <ul className={styles.strip}>
          {photos.map(({ id, thumb }, index) => (
            <li key={id}>
              <button type="button" className={styles.thumb} aria-label={t('open', { at: index + 1, of })} onClick={() => setOpen(id)}>
                <img src={thumb} alt="" width={96} height={96} loading="lazy" decoding="async" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {of === 0 && <p className={page.quiet}>{t('none')}</p>}
      {back.can.includes('addReturnPhoto') && of < most && <AddPhotos />}
      {photo && <PhotoDialog photo={photo} name={t('shown', { at: shown + 1, of })} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

/** Photographs of what came back; nothing where there are none and nobody may add one. */
export function PhotosCard() {
  const t = useMessages('returnPhotos');
  const { back } = useReturnDesk();
  if (back.photos.length === 0 && !back.can.includes('addReturnPhoto')) return null;
  return (
    <Card title={t('title')} note={t('privateNote')}>
      <Strip />
    </Card>
  );
}

/** The same while the pieces are looked at. */
export function SheetPhotos() {
  const t = useMessages('returnPhotos');
  return (
    <section className={styles.inSheet} aria-label={t('title')}>
      <h3 className={page.label}>{t('title')}</h3>
      <Strip />
    </section>
  );
}
