import type { ReactNode } from 'react';
import { EditBrandDocument, RemoveBrandDocument, type BrandQuery } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { Page } from '../../../shell/page.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { ComboBox } from '../../../ui/fields/combo-box.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Card } from '../../../ui/show/card.tsx';
import { PageColumns } from '../../../ui/show/page-columns.tsx';
import { PictureChoice } from '../shared/picture-choice.tsx';
import { RemoveCard } from '../shared/remove-card.tsx';
import shared from '../shared/shared.module.css';
import { StoreTexts } from '../shared/store-texts.tsx';
import { ThingBar, ThingFound } from '../shared/thing-foot.tsx';
import { useFieldWords, useThing, type ThingEdits } from '../shared/thing.ts';
import { numberIn, textIn } from '../shared/values.ts';
import { pathName } from '../tree/category-names.ts';
import { MakerFields } from './maker-fields.tsx';

type Brand = BrandQuery['brand'];
type Nodes = BrandQuery['categories']['nodes'];
type FormProps = { readonly edits: ThingEdits; readonly isReadOnly: boolean };

function useFieldState({ edits, isReadOnly }: FormProps) {
  const t = useMessages('catalogue');
  return (field: string) => ({
    changed: edits.changed(field),
    error: edits.error(field),
    disabledReason: isReadOnly ? t('readOnly') : undefined,
  });
}

function Basics({ brand, nodes, ...form }: FormProps & { readonly brand: Brand; readonly nodes: Nodes }) {
  const t = useMessages('catalogue');
  const state = useFieldState(form);
  const { edits, isReadOnly } = form;
  return (
    <Card title={t('basics')}>
      <div className={shared.fields}>
        <div className={shared.grid}>
          {(['title', 'urlKey'] as const).map((field) => (
            <TextField
              key={field}
              label={field === 'title' ? t('text.name') : t('text.urlKey')}
              {...state(field)}
              value={textIn(edits.values, field)}
              onChange={(text) => edits.set(field, text === '' ? null : text)}
            />
          ))}
          <ComboBox
            label={t('field.categoryId')}
            {...state('categoryId')}
            options={nodes.filter(({ parent }) => parent).map(({ id }) => ({ value: id, label: pathName(nodes, id) }))}
            value={numberIn(edits.values, 'categoryId') === null ? null : String(numberIn(edits.values, 'categoryId'))}
            onChange={(id) => edits.set('categoryId', id === null ? null : Number(id))}
          />
          <NumberField
            label={t('field.positionInSlider')}
            {...state('positionInSlider')}
            value={numberIn(edits.values, 'positionInSlider')}
            onChange={(place) => place !== null && edits.set('positionInSlider', place)}
          />
        </div>
        <Checkbox
          label={t('field.showInSlider')}
          isChecked={edits.values['showInSlider'] === true}
          isChanged={edits.isChanged('showInSlider')}
          disabledReason={isReadOnly ? t('readOnly') : undefined}
          onChange={(isOn) => edits.set('showInSlider', isOn)}
        />
        <PictureChoice label={t('field.logoHash')} field="logoHash" isWhole current={brand.logo} pictures={brand.pictures} {...form} />
        <PictureChoice label={t('field.pictureHash')} field="pictureHash" current={brand.picture} pictures={brand.pictures} {...form} />
      </div>
    </Card>
  );
}

/** LAW-14: shoppers read them on the page of every product. */
function Makers(form: FormProps) {
  const t = useMessages('catalogue');
  const state = useFieldState(form);
  const { edits, isReadOnly } = form;
  return (['maker', 'euResponsible'] as const).map((of) => (
    <Card key={of} title={t(of)} note={t(`${of}Note`)}>
      <MakerFields
        valueOf={(part) => textIn(edits.values, `${of}.${part}`)}
        stateOf={(part) => ({ changed: state(`${of}.${part}`).changed, error: state(`${of}.${part}`).error })}
        disabledReason={isReadOnly ? t('readOnly') : undefined}
        onChange={(part, text) => edits.set(`${of}.${part}`, text === '' ? null : text)}
      />
    </Card>
  ));
}

type Props = Pick<BrandQuery, 'brand' | 'productChoices'> & { readonly nodes: Nodes; readonly history: ReactNode };

/** Everything of a brand. */
export function BrandPage({ brand, nodes, productChoices, history }: Props) {
  const t = useMessages('catalogue');
  const { id, version, title } = brand;
  const edits = useThing({
    entity: 'brand',
    id,
    thing: brand,
    send: async (edit) => (await ask(EditBrandDocument, { edit })).editBrand,
    savedOf: (saved) => saved.brand,
  });
  const words = useFieldWords((path) => {
    const [of, part] = path.split('.');
    if (path === 'title') return t('text.name');
    if (path === 'urlKey') return t('text.urlKey');
    return of === 'maker' || of === 'euResponsible' ? `${t(of)}: ${t(`maker.${part as 'name'}`)}` : undefined;
  });
  const form = { edits, isReadOnly: !brand.can.includes('editBrand') };
  const lines = [
    { label: t('field.shortDescription'), rows: 2, path: (store: string) => `shortDescription.${store}`, fallsBack: true },
    { label: t('field.description'), rows: 5, isRich: true, path: (store: string) => `description.${store}`, fallsBack: true },
  ];
  return (
    <Page
      title={title}
      back={{ to: '/brands', label: t('backToBrands') }}
      actions={
        <ButtonLink icon="dress" to={`/products?brand=${id}`}>
          {t('productCount', { count: brand.products })}
        </ButtonLink>
      }
    >
      <PageColumns summary={history || undefined}>
        <ThingFound edits={edits} words={words} version={version} />
        <Basics brand={brand} nodes={nodes} {...form} />
        <StoreTexts stores={productChoices.stores} lines={lines} {...form} />
        <Makers {...form} />
        {brand.can.includes('removeBrand') && (
          <RemoveCard
            name={title}
            products={brand.products}
            list="/brands"
            send={async (key) => (await ask(RemoveBrandDocument, { id, version, key })).removeBrand}
          />
        )}
      </PageColumns>
      <ThingBar edits={edits} words={words} name={title} />
    </Page>
  );
}
