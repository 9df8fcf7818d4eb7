import { useMessages } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { TextButton } from '../../../ui/actions/text-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Card } from '../../../ui/show/card.tsx';
import styles from '../page/page.module.css';
import type { TabProps } from '../page/product.ts';
import { TextsFields, type Texts } from '../page/texts-fields.tsx';

type Leaflet = { readonly type: string; readonly name: Texts; readonly content: Texts };

/** Leaflets that shoppers can download: the shop draws them from these sentences. */
export function LeafletsCard({ choices, edits, isReadOnly }: TabProps) {
  const [t, words] = [useMessages('parts'), useMessages('products')];
  const leaflets = (edits.values['downloads'] ?? []) as readonly Leaflet[];
  const set = (next: readonly Leaflet[]) => edits.set('downloads', next);
  const error = edits.error('downloads');
  const texts = { choices, isReadOnly };
  const add = (
    <Button
      size="s"
      icon="plus"
      disabledReason={isReadOnly ? words('readOnly') : undefined}
      onClick={() => set([...leaflets, { type: 'leaflet', name: {}, content: {} }])}
    >
      {t('addLeaflet')}
    </Button>
  );
  return (
    <Card title={t('leaflets')} note={t('leafletsNote')} actions={add}>
      <div className={styles.fields}>
        {error && <p className={styles.problem}>{error}</p>}
        {leaflets.length === 0 && <p className={styles.quiet}>{t('noLeaflets')}</p>}
        {leaflets.map((leaflet, index) => (
          <section key={index} className={styles.part} aria-label={t('leafletNumber', { number: index + 1 })}>
            <TextsFields
              {...texts}
              label={t('leafletName')}
              texts={leaflet.name}
              onChange={(name) => set(leaflets.with(index, { ...leaflet, name }))}
            />
            <TextsFields
              {...texts}
              label={t('leafletText')}
              rows={5}
              texts={leaflet.content}
              onChange={(content) => set(leaflets.with(index, { ...leaflet, content }))}
            />
            <div className={styles.partHead}>
              <TextField
                label={t('leafletType')}
                value={leaflet.type}
                maxLength={60}
                disabledReason={isReadOnly ? words('readOnly') : undefined}
                onChange={(type) => set(leaflets.with(index, { ...leaflet, type }))}
              />
              {!isReadOnly && (
                <TextButton icon="trash" tone="quiet" onClick={() => set(leaflets.toSpliced(index, 1))}>
                  {t('removeLeaflet')}
                </TextButton>
              )}
            </div>
          </section>
        ))}
      </div>
    </Card>
  );
}
