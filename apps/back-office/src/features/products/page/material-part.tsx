import { fibreSum } from '@shop/rules/fibre-sum';
import { useMessages } from '../../../i18n/language-context.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { TextButton } from '../../../ui/actions/text-button.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Segments } from '../../../ui/show/segments.tsx';
import styles from './page.module.css';
import type { Choices } from './product.ts';
import { TextsFields, type Texts } from './texts-fields.tsx';

type Fibre = { readonly fibre: string; readonly percent: number };
export type MaterialPart = { readonly part: Texts; readonly fibres?: readonly Fibre[]; readonly material?: Texts };

type Props = {
  readonly part: MaterialPart;
  readonly choices: Choices;
  readonly isReadOnly: boolean;
  readonly onChange: (part: MaterialPart) => void;
  readonly onRemove: () => void;
};

function Fibres({ part, choices, isReadOnly, onChange }: Props) {
  const t = useMessages('products');
  const fibres = part.fibres ?? [];
  const set = (next: readonly Fibre[]) => onChange({ part: part.part, fibres: next });
  const left = Math.max(0, 100 - fibreSum(fibres));
  const unused = choices.fibres.find(({ code }) => !fibres.some(({ fibre }) => fibre === code));
  const disabledReason = isReadOnly ? t('readOnly') : undefined;
  return (
    <>
      {fibres.map(({ fibre, percent }, index) => (
        <div key={index} className={styles.fibre}>
          <Select
            label={t('fibre')}
            isLabelHidden
            disabledReason={disabledReason}
            options={choices.fibres.map(({ code, name }) => ({ value: code, label: name }))}
            value={fibre}
            onChange={(code) => set(fibres.with(index, { fibre: code, percent }))}
          />
          <NumberField
            label={t('share')}
            isLabelHidden
            disabledReason={disabledReason}
            unit="%"
            max={100}
            decimals={{ most: 2, problem: t('notDecimal', { most: 2 }) }}
            value={percent}
            onChange={(share) => set(fibres.with(index, { fibre, percent: share ?? 0 }))}
          />
          {!isReadOnly && (
            <IconButton
              icon="x"
              label={t('removeOne', { name: choices.fibres.find(({ code }) => code === fibre)?.name ?? fibre })}
              onClick={() => set(fibres.toSpliced(index, 1))}
            />
          )}
        </div>
      ))}
      {!isReadOnly && unused && (
        <TextButton icon="plus" onClick={() => set([...fibres, { fibre: unused.code, percent: left }])}>
          {t('addFibre')}
        </TextButton>
      )}
    </>
  );
}

/** One part of a garment: of fibres, which sum to 100, or of another material. */
export function MaterialPartFields(props: Props) {
  const t = useMessages('products');
  const { part, choices, isReadOnly, onChange, onRemove } = props;
  const kind = part.fibres ? 'fibres' : 'material';
  return (
    <>
      <TextsFields
        choices={choices}
        isReadOnly={isReadOnly}
        label={t('part')}
        texts={part.part}
        onChange={(texts) => onChange({ ...part, part: texts })}
      />
      {!isReadOnly && (
        <div className={styles.partHead}>
          <Segments
            label={t('partKind')}
            options={[
              { value: 'fibres', label: t('textile') },
              { value: 'material', label: t('otherMaterial') },
            ]}
            value={kind}
            onChange={(next) => onChange(next === 'fibres' ? { part: part.part, fibres: [] } : { part: part.part, material: {} })}
          />
          <TextButton icon="trash" tone="quiet" onClick={onRemove}>
            {t('removePart')}
          </TextButton>
        </div>
      )}
      {kind === 'fibres' ? (
        <Fibres {...props} />
      ) : (
        <TextsFields
          choices={choices}
          isReadOnly={isReadOnly}
          label={t('material')}
          texts={part.material ?? {}}
          onChange={(material) => onChange({ part: part.part, material })}
        />
      )}
    </>
  );
}
