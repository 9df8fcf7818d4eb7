import type { FormEvent } from 'react';
import { useMessages } from '../../../i18n/language-context.tsx';
import { useTyped, type Typed } from '../../../lib/edits/use-edits.ts';
import { focusFirst } from '../../../lib/focus-first.ts';
import { CallProblem } from '../../../shell/call-problem.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { KeyHint } from '../../../ui/actions/key-hint.tsx';
import { ComboBox } from '../../../ui/fields/combo-box.tsx';
import { MoneyField } from '../../../ui/fields/money-field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { SubmitKeys } from '../../../ui/keys/submit-keys.tsx';
import { Card } from '../../../ui/show/card.tsx';
import { typeNames } from '../list/product-filters.ts';
import { ManyChoice } from '../page/many-choice.tsx';
import styles from '../page/page.module.css';
import { FoundProduct } from './found-product.tsx';
import { draftVersion, emptyDraft, urlKeyIn, type Draft, type NewChoices } from './new-product.ts';
import { useCreate } from './use-create.ts';

type FieldProps = {
  readonly draft: Draft;
  readonly choices: NewChoices;
  readonly errorOf: (field: string) => string | undefined;
  readonly set: Typed<Draft>['set'];
};

/** Views with texts of their own; others take theirs from one of these. */
const ownStores = ({ stores }: NewChoices) => stores.filter(({ fallback }) => !fallback);

function Names({ draft, choices, errorOf, set }: FieldProps) {
  const t = useMessages('making');
  return (
    <Card title={t('names')}>
      <div className={styles.fields}>
        {ownStores(choices).map(({ code, language }, index) => (
          <TextField
            key={code}
            label={t('nameIn', { language: code.toUpperCase() })}
            lang={language}
            maxLength={255}
            autoComplete="off"
            {...(index === 0 ? { ref: focusFirst } : {})}
            value={draft.names[code] ?? ''}
            error={errorOf(`texts.${code}.name`)}
            onChange={(name) => set('names', { ...draft.names, [code]: name })}
          />
        ))}
        <TextField
          label={t('sku')}
          hint={t('skuHint')}
          maxLength={64}
          autoComplete="off"
          figures="code"
          value={draft.sku}
          error={errorOf('sku')}
          onChange={(sku) => set('sku', sku.toUpperCase())}
        />
      </div>
    </Card>
  );
}

function Place({ draft, choices, errorOf, set }: FieldProps) {
  const t = useMessages('making');
  return (
    <>
      <ComboBox
        label={t('brand')}
        hint={t('brandHint')}
        options={choices.brands.map(({ id, title }) => ({ value: id, label: title }))}
        value={draft.brand}
        error={errorOf('brand')}
        onChange={(brand) => set('brand', brand)}
      />
      <ManyChoice
        label={t('categories')}
        options={choices.categories.map(({ id, name, path }) => ({ value: id, label: [...path.slice(1), name].join(' › ') }))}
        chosen={draft.categories}
        error={errorOf('categories')}
        onChange={(categories) => set('categories', categories)}
      />
    </>
  );
}

function Kind({ mayPrice, ...fields }: FieldProps & { readonly mayPrice: boolean }) {
  const t = useMessages('making');
  const words = useMessages('products');
  const { draft, choices, errorOf, set } = fields;
  const isPiece = draft.type === 'simple' || draft.type === 'virtual';
  const axes = choices.attributes.filter(({ input }) => input === 'select');
  return (
    <Card title={t('kind')}>
      <div className={styles.fields}>
        <Select
          label={words('type')}
          hint={t(`kind.${draft.type}`)}
          options={typeNames.map((value) => ({ value, label: words(`type.${value}`) }))}
          value={draft.type}
          onChange={(type) => set('type', type)}
        />
        <Place {...fields} />
        {draft.type === 'configurable' && (
          <ManyChoice
            label={t('axes')}
            hint={t('axesHint')}
            options={axes.map(({ code, label }) => ({ value: code, label, hint: code }))}
            chosen={draft.axes}
            error={errorOf('axes')}
            onChange={(chosen) => set('axes', chosen)}
          />
        )}
        {isPiece && mayPrice && (
          <MoneyField
            label={t('price')}
            hint={t('priceHint')}
            cents={draft.cents}
            error={errorOf('cents')}
            onChange={(cents) => set('cents', cents)}
          />
        )}
      </div>
    </Card>
  );
}

/** Made from the names; who wants others writes them. */
function Addresses({ draft, choices, errorOf, set }: FieldProps) {
  const t = useMessages('making');
  const stores = ownStores(choices);
  const isWrong = stores.some(({ code }) => errorOf(`texts.${code}.urlKey`) !== undefined);
  return (
    <details className={styles.addresses} open={isWrong || undefined}>
      <summary>
        {t('addresses')} <span className={styles.quiet}>{stores[0] && urlKeyIn(draft, stores[0].code)}</span>
      </summary>
      <div className={styles.fields}>
        {stores.map(({ code }) => (
          <TextField
            key={code}
            label={t('addressIn', { language: code.toUpperCase() })}
            autoComplete="off"
            value={urlKeyIn(draft, code)}
            error={errorOf(`texts.${code}.urlKey`)}
            onChange={(key) => set('urlKeys', { ...draft.urlKeys, [code]: key })}
          />
        ))}
      </div>
    </details>
  );
}

type Props = { readonly choices: NewChoices; readonly mayPrice: boolean; readonly onMade: (sku: string, type: Draft['type']) => void };

/** A new product: what it is called, what kind it is, and where it stands. */
export function NewProductForm({ choices, mayPrice, onMade }: Props) {
  const t = useMessages('making');
  const typed = useTyped<Draft>('newProduct', 'new', { version: draftVersion, values: emptyDraft });
  const draft = typed.values;
  const { run, isPending, error, problem } = useCreate((sku) => {
    typed.discard();
    onMade(sku, draft.type);
  });
  const errorOf = (field: string) => (problem?.field === field ? problem.text : undefined);
  const fields = { draft, choices, errorOf, set: typed.set };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(draft);
  };
  return (
    <SubmitKeys>
      <form className={styles.fields} onSubmit={submit}>
        <FoundProduct typed={typed} choices={choices} />
        <Names {...fields} />
        <Kind {...fields} mayPrice={mayPrice} />
        <Addresses {...fields} />
        <CallProblem error={error} text={problem && !problem.field ? problem.text : undefined} />
        <div className={styles.buttons}>
          <Button kind="main" type="submit" isPending={isPending}>
            {t('make')} <KeyHint keys="Ctrl ↵" isOnAccent />
          </Button>
          <ButtonLink kind="quiet" to="/products">
            {t('cancel')}
          </ButtonLink>
        </div>
      </form>
    </SubmitKeys>
  );
}
