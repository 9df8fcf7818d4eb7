import { useState, type FormEvent } from 'react';
import { MakeVariantsDocument } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { focusFirst } from '../../../lib/focus-first.ts';
import { useChange } from '../../../lib/use-change.ts';
import { CallProblem } from '../../../shell/call-problem.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { KeyHint } from '../../../ui/actions/key-hint.tsx';
import { TextButton } from '../../../ui/actions/text-button.tsx';
import { MoneyField } from '../../../ui/fields/money-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { SubmitKeys } from '../../../ui/keys/submit-keys.tsx';
import { toasts } from '../../../ui/overlays/toast-queue.ts';
import { Card } from '../../../ui/show/card.tsx';
import { ManyChoice } from '../page/many-choice.tsx';
import page from '../page/page.module.css';
import type { TabProps } from '../page/product.ts';
import { mostCommon, priceOf, proposeMarks, skuOf, type Axis, type Chosen, type PriceRule } from './matrix.ts';
import styles from './variants.module.css';

type Props = TabProps & {
  readonly axes: readonly Axis[];
  readonly used: Chosen;
  readonly added: Chosen;
  readonly wanted: readonly (readonly string[])[];
  readonly onAdd: (added: Chosen) => void;
  readonly onMade: () => void;
};

type Rule = PriceRule & { readonly weightGrams: number | null; readonly marks: Readonly<Record<string, string>> };

/** What new variants are like, proposed from those there are. */
function useRule({ product, axes }: Props) {
  const { variants, sku } = product;
  const [own, setOwn] = useState<Partial<Rule>>({});
  const rule: Rule = {
    cents: mostCommon(variants.map(({ regular }) => regular?.cents)),
    from: null,
    extra: null,
    weightGrams: mostCommon(variants.map(({ weightGrams }) => weightGrams)),
    ...own,
    marks: { ...proposeMarks(axes, sku, variants), ...own.marks },
  };
  return { rule, set: (part: Partial<Rule>) => setOwn((before) => ({ ...before, ...part })) };
}

function useMaking({ product, axes, wanted, onMade }: Props, rule: Rule) {
  const t = useMessages('variants');
  const { run, isPending, error, problem } = useChange();
  const [conflict, setConflict] = useState<string>();
  const make = async () => {
    setConflict(undefined);
    const mayPrice = product.can.includes('editPrices');
    const changes = wanted.map((values) => ({
      field: `variant.${skuOf(product.sku, values, rule.marks)}`,
      base: null,
      value: {
        options: Object.fromEntries(axes.map(({ code }, index) => [code, Number(values[index])])),
        cents: mayPrice ? priceOf(rule, values, axes) : null,
        weightGrams: rule.weightGrams,
      },
    }));
    const edit = { id: product.sku, version: product.version, changes };
    const answer = await run(edit, async (key) => (await ask(MakeVariantsDocument, { edit: { ...edit, key } })).makeVariants);
    if (answer?.__typename === 'EditConflict') setConflict(t('made.conflict'));
    if (answer?.__typename !== 'ProductSaved') return;
    toasts.add({ text: t('made', { count: changes.length }) });
    onMade();
  };
  return { make, isPending, error, problem: conflict ?? problem };
}

/** The values of an axis that shall be there too: one by one, or all. */
function Values({ axis, used, added, onAdd }: { readonly axis: Axis } & Pick<Props, 'used' | 'added' | 'onAdd'>) {
  const t = useMessages('variants');
  const { code, label, options } = axis;
  const free = options.filter(({ id }) => !used[code]?.includes(id)).map((option) => ({ value: option.id, label: option.label }));
  const set = (chosen: readonly string[]) => onAdd({ ...added, [code]: chosen });
  if (free.length === 0) return null;
  return (
    <ManyChoice
      label={t('addValues', { axis: label })}
      hint={t('addValuesHint')}
      aside={
        <TextButton onClick={() => set(free.map(({ value }) => value))} aria-label={t('addAll', { axis: label, count: free.length })}>
          {t('all')}
        </TextButton>
      }
      options={free}
      chosen={added[code] ?? []}
      onChange={set}
    />
  );
}

type RuleProps = Pick<Props, 'axes' | 'added' | 'product' | 'wanted'> & {
  readonly rule: Rule;
  readonly set: (part: Partial<Rule>) => void;
};

/** How SKUs are written, and from which value on it costs more. */
function Rules({ axes, added, product, wanted, rule, set }: RuleProps) {
  const t = useMessages('variants');
  const [first] = wanted;
  const last = axes.at(-1);
  const none = '-';
  return (
    <details className={styles.rules}>
      <summary>
        {t('rules')} <span className={page.quiet}>{first && skuOf(product.sku, first, rule.marks)}</span>
      </summary>
      <div className={page.grid}>
        {axes.flatMap(({ code, label, options }) =>
          (added[code] ?? []).map((id) => (
            <TextField
              key={id}
              label={t('mark', { value: `${label} ${options.find((option) => option.id === id)?.label ?? id}` })}
              value={rule.marks[id] ?? ''}
              maxLength={20}
              autoComplete="off"
              figures="code"
              onChange={(mark) => set({ marks: { ...rule.marks, [id]: mark.trim() } })}
            />
          )),
        )}
        {last && product.can.includes('editPrices') && (
          <>
            <Select
              label={t('extraFrom', { axis: last.label })}
              options={[{ value: none, label: t('extraNone') }, ...last.options.map(({ id, label }) => ({ value: id, label }))]}
              value={rule.from ?? none}
              onChange={(id) => set({ from: id === none ? null : id })}
            />
            {rule.from !== null && <MoneyField label={t('extra')} cents={rule.extra} onChange={(extra) => set({ extra })} />}
          </>
        )}
      </div>
    </details>
  );
}

/** Makes the variants that are missing, all in one step. */
export function MakeCard(props: Props) {
  const t = useMessages('variants');
  const { product, axes, wanted } = props;
  const { rule, set } = useRule(props);
  const { make, isPending, error, problem } = useMaking(props, rule);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted.length > 0) void make();
  };
  return (
    <Card title={t('make')} note={t('makeNote')}>
      <SubmitKeys>
        <form className={page.fields} onSubmit={submit}>
          <div className={page.grid}>
            <MoneyField
              label={t('price')}
              hint={t('priceHint')}
              {...(product.variants.length === 0 ? { ref: focusFirst } : {})}
              cents={rule.cents}
              disabledReason={product.can.includes('editPrices') ? undefined : t('noPrices')}
              onChange={(cents) => set({ cents })}
            />
            <NumberField label={t('weight')} unit="g" value={rule.weightGrams} onChange={(weightGrams) => set({ weightGrams })} />
          </div>
          <div className={page.grid}>
            {axes.map((axis) => (
              <Values key={axis.code} axis={axis} used={props.used} added={props.added} onAdd={props.onAdd} />
            ))}
          </div>
          {wanted.length > 0 && <Rules {...props} rule={rule} set={set} />}
          <CallProblem error={error} text={problem} />
          <div>
            <Button
              kind="main"
              type="submit"
              icon="plus"
              isPending={isPending}
              disabledReason={wanted.length === 0 ? t('nothingWanted') : undefined}
            >
              {wanted.length === 0 ? t('make') : t('makeCount', { count: wanted.length })} <KeyHint keys="Ctrl ↵" isOnAccent />
            </Button>
          </div>
        </form>
      </SubmitKeys>
    </Card>
  );
}
