import { fibreSum } from '@shop/rules/fibre-sum';
import { Suspense } from 'react';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Card } from '../../../ui/show/card.tsx';
import { Facts } from '../../../ui/show/facts.tsx';
import { LeafletsCard } from './lazy-tabs.ts';
import { ManyChoice } from './many-choice.tsx';
import { MaterialPartFields, type MaterialPart } from './material-part.tsx';
import styles from './page.module.css';
import { numberIn, type Choices, type TabProps } from './product.ts';

type Maker = Choices['brands'][number]['maker'];

/** LAW-14: who made it, from its brand. */
function MakerCard({ choices, edits, isReadOnly }: TabProps) {
  const t = useMessages('products');
  const brand = choices.brands.find(({ id }) => id === String(numberIn(edits.values, 'brandId')));
  const factsOf = (name: string, { name: who, lines, email }: Maker) => ({ name, value: [who, ...lines].join(', '), note: email });
  return (
    <Card title={t('maker')} note={t('makerNote')}>
      <div className={styles.fields}>
        <Select
          label={t('brand')}
          changed={edits.changed('brandId')}
          error={edits.error('brandId')}
          disabledReason={isReadOnly ? t('readOnly') : undefined}
          options={choices.brands.map(({ id, title }) => ({ value: id, label: title }))}
          value={brand?.id ?? null}
          onChange={(id) => edits.set('brandId', Number(id))}
        />
        {brand && (
          <Facts
            facts={[factsOf(t('maker'), brand.maker), ...(brand.euResponsible ? [factsOf(t('euResponsible'), brand.euResponsible)] : [])]}
          />
        )}
      </div>
    </Card>
  );
}

function Sum({ part }: { readonly part: MaterialPart }) {
  const t = useMessages('products');
  const { number } = useFormats();
  if (!part.fibres) return null;
  const sum = fibreSum(part.fibres);
  return (
    <p className={styles.sum} data-wrong={sum === 100 ? undefined : true}>
      <Icon name={sum === 100 ? 'check-circle-fill' : 'warning-circle-fill'} size={14} />
      {sum === 100 ? t('sumRight') : t('sumWrong', { sum: number(sum) })}
    </p>
  );
}

/** LAW-15: what it is made of, part by part. */
export function MaterialsTab(tab: TabProps) {
  const t = useMessages('products');
  const { choices, edits, isReadOnly } = tab;
  const parts = (edits.values['materials'] ?? []) as readonly MaterialPart[];
  const set = (next: readonly MaterialPart[]) => edits.set('materials', next);
  const error = edits.error('materials');
  const care = (edits.values['care'] ?? []) as readonly string[];
  const add = (
    <Button
      size="s"
      icon="plus"
      disabledReason={isReadOnly ? t('readOnly') : undefined}
      onClick={() => set([...parts, { part: {}, fibres: [] }])}
    >
      {t('addPart')}
    </Button>
  );
  return (
    <>
      <Card title={t('materials')} note={t('materialsNote')} actions={add}>
        <div className={styles.fields}>
          {error && <p className={styles.problem}>{error}</p>}
          {parts.length === 0 && <p className={styles.quiet}>{t('noMaterials')}</p>}
          {parts.map((part, index) => (
            <section key={index} className={styles.part} aria-label={t('partNumber', { number: index + 1 })}>
              <MaterialPartFields
                part={part}
                choices={choices}
                isReadOnly={isReadOnly}
                onChange={(next) => set(parts.with(index, next))}
                onRemove={() => set(parts.toSpliced(index, 1))}
              />
              <Sum part={part} />
            </section>
          ))}
          <ManyChoice
            label={t('care')}
            changed={edits.changed('care')}
            error={edits.error('care')}
            disabledReason={isReadOnly ? t('readOnly') : undefined}
            options={choices.care.map(({ code, name }) => ({ value: code, label: name }))}
            chosen={care}
            onChange={(chosen) => edits.set('care', chosen)}
          />
        </div>
      </Card>
      <MakerCard {...tab} />
      <Suspense>
        <LeafletsCard {...tab} />
      </Suspense>
    </>
  );
}
