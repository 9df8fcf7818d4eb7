import { useMessages } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { TextButton } from '../../../ui/actions/text-button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Card } from '../../../ui/show/card.tsx';
import { FindProduct } from '../page/find-product.tsx';
import styles from '../page/page.module.css';
import type { TabProps } from '../page/product.ts';
import { TextsFields, type Texts } from '../page/texts-fields.tsx';
import type { useNames } from '../page/use-names.ts';

/** What can be chosen for a part; what is new has no number yet. */
type Selection = {
  readonly id: number | null;
  readonly productId: number;
  readonly quantity: number;
  readonly canChangeQuantity: boolean;
  readonly isDefault: boolean;
};
const types = ['radio', 'select', 'checkbox', 'multi'] as const;
type Option = {
  readonly id: number | null;
  readonly title: Texts;
  readonly type: (typeof types)[number];
  readonly isRequired: boolean;
  readonly selections: readonly Selection[];
};

type Props = TabProps & { readonly names: ReturnType<typeof useNames> };
type OptionProps = Props & { readonly option: Option; readonly onChange: (option: Option) => void };

function Selections({ option, onChange, names, isReadOnly }: OptionProps) {
  const [t, words] = [useMessages('parts'), useMessages('products')];
  const { selections } = option;
  const disabledReason = isReadOnly ? words('readOnly') : undefined;
  const set = (next: readonly Selection[]) => onChange({ ...option, selections: next });
  return (
    <ul className={styles.members}>
      {selections.map((selection, index) => {
        const { name, note } = names.nameOf(String(selection.productId));
        const change = (part: Partial<Selection>) => set(selections.with(index, { ...selection, ...part }));
        return (
          <li key={`${selection.id} ${selection.productId}`} className={styles.member}>
            <span className={styles.memberWords}>
              {name}
              <span className={styles.quiet}>{note}</span>
            </span>
            <span className={styles.narrow}>
              <NumberField
                label={words('quantity')}
                isLabelHidden
                min={1}
                max={99}
                disabledReason={disabledReason}
                value={selection.quantity}
                onChange={(quantity) => change({ quantity: quantity ?? 1 })}
              />
            </span>
            <Checkbox
              label={t('ownQuantity')}
              disabledReason={disabledReason}
              isChecked={selection.canChangeQuantity}
              onChange={(canChangeQuantity) => change({ canChangeQuantity })}
            />
            <Checkbox
              label={t('preset')}
              disabledReason={disabledReason}
              isChecked={selection.isDefault}
              onChange={(isDefault) => change({ isDefault })}
            />
            {!isReadOnly && (
              <IconButton icon="x" label={words('removeOne', { name })} onClick={() => set(selections.toSpliced(index, 1))} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function OptionFields(props: OptionProps & { readonly onRemove: () => void; readonly onUp: (() => void) | undefined }) {
  const [t, words] = [useMessages('parts'), useMessages('products')];
  const { option, onChange, onRemove, onUp, names, choices, isReadOnly } = props;
  const disabledReason = isReadOnly ? words('readOnly') : undefined;
  return (
    <>
      <TextsFields
        choices={choices}
        isReadOnly={isReadOnly}
        label={words('part')}
        texts={option.title}
        onChange={(title) => onChange({ ...option, title })}
      />
      <div className={styles.partHead}>
        <Select
          label={t('chooseBy')}
          disabledReason={disabledReason}
          options={types.map((value) => ({ value, label: t(`by.${value}`) }))}
          value={option.type}
          onChange={(type) => onChange({ ...option, type })}
        />
        <Checkbox
          label={t('required')}
          disabledReason={disabledReason}
          isChecked={option.isRequired}
          onChange={(isRequired) => onChange({ ...option, isRequired })}
        />
        {!isReadOnly && (
          <span className={styles.memberActions}>
            {onUp && (
              <TextButton tone="quiet" onClick={onUp}>
                {t('up')}
              </TextButton>
            )}
            <TextButton icon="trash" tone="quiet" onClick={onRemove}>
              {words('removePart')}
            </TextButton>
          </span>
        )}
      </div>
      <Selections {...props} />
      {!isReadOnly && (
        <FindProduct
          label={words('addProduct')}
          onFind={(found) => {
            names.learn(found);
            const added = { id: null, productId: Number(found.id), quantity: 1, canChangeQuantity: false, isDefault: false };
            onChange({ ...option, selections: [...option.selections, added] });
          }}
        />
      )}
    </>
  );
}

/** The parts of a set, each with what can be chosen for it. */
export function BundleCard(props: Props) {
  const [t, words] = [useMessages('parts'), useMessages('products')];
  const { edits, isReadOnly } = props;
  const options = (edits.values['bundleOptions'] ?? []) as readonly Option[];
  const set = (next: readonly Option[]) => edits.set('bundleOptions', next);
  const error = edits.error('bundleOptions');
  const add = (
    <Button
      size="s"
      icon="plus"
      disabledReason={isReadOnly ? words('readOnly') : undefined}
      onClick={() => set([...options, { id: null, title: {}, type: 'radio', isRequired: true, selections: [] }])}
    >
      {words('addPart')}
    </Button>
  );
  return (
    <Card title={words('parts')} note={t('setNote')} actions={add}>
      <div className={styles.fields}>
        {error && <p className={styles.problem}>{error}</p>}
        {options.length === 0 && <p className={styles.quiet}>{words('noParts')}</p>}
        {options.map((option, index) => (
          <section key={option.id ?? `new ${index}`} className={styles.part} aria-label={words('partNumber', { number: index + 1 })}>
            <OptionFields
              {...props}
              option={option}
              onChange={(next) => set(options.with(index, next))}
              onRemove={() => set(options.toSpliced(index, 1))}
              onUp={index > 0 ? () => set(options.toSpliced(index, 1).toSpliced(index - 1, 0, option)) : undefined}
            />
          </section>
        ))}
      </div>
    </Card>
  );
}
