import { useMessages } from '../../../i18n/language-context.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Card } from '../../../ui/show/card.tsx';
import { FindProduct } from '../page/find-product.tsx';
import styles from '../page/page.module.css';
import type { TabProps } from '../page/product.ts';
import { TextsFields, type Texts } from '../page/texts-fields.tsx';
import type { useNames } from '../page/use-names.ts';

type Spot = { readonly x: number; readonly y: number; readonly sku: string };
type Look = { readonly hash: string; readonly label: Texts; readonly hotspots: readonly Spot[] };
type Props = TabProps & { readonly names: ReturnType<typeof useNames> };
type LookProps = Props & { readonly look: Look; readonly set: (look: Look | null) => void };

const none = '-';

/** Where on the picture each product is. */
function Spots({ look, set, isReadOnly }: LookProps) {
  const [t, words] = [useMessages('parts'), useMessages('products')];
  const { hotspots } = look;
  const disabledReason = isReadOnly ? words('readOnly') : undefined;
  const change = (index: number, part: Partial<Spot>) => {
    const spot = hotspots[index];
    if (spot) set({ ...look, hotspots: hotspots.with(index, { ...spot, ...part }) });
  };
  return (
    <ul className={styles.members}>
      {hotspots.map(({ x, y, sku }, index) => (
        <li key={`${index} ${sku}`} className={styles.member}>
          <span className={styles.memberWords}>{sku}</span>
          <span className={styles.narrow}>
            <NumberField
              label={t('fromLeft', { sku })}
              isLabelHidden
              unit="% →"
              max={100}
              disabledReason={disabledReason}
              value={Math.round(x * 100)}
              onChange={(share) => change(index, { x: (share ?? 0) / 100 })}
            />
          </span>
          <span className={styles.narrow}>
            <NumberField
              label={t('fromTop', { sku })}
              isLabelHidden
              unit="% ↓"
              max={100}
              disabledReason={disabledReason}
              value={Math.round(y * 100)}
              onChange={(share) => change(index, { y: (share ?? 0) / 100 })}
            />
          </span>
          {!isReadOnly && (
            <IconButton
              icon="x"
              label={words('removeOne', { name: sku })}
              onClick={() => set({ ...look, hotspots: hotspots.toSpliced(index, 1) })}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function LookFields(props: LookProps) {
  const [t, words] = [useMessages('parts'), useMessages('products')];
  const { look, set, choices, isReadOnly } = props;
  return (
    <>
      <TextsFields
        choices={choices}
        isReadOnly={isReadOnly}
        label={t('lookAlt')}
        texts={look.label}
        onChange={(label) => set({ ...look, label })}
      />
      <Spots {...props} />
      {!isReadOnly && (
        <FindProduct
          label={words('addProduct')}
          onFind={({ sku }) => set({ ...look, hotspots: [...look.hotspots, { x: 0.5, y: 0.5, sku }] })}
        />
      )}
    </>
  );
}

/** A picture of everything together, with a place for each product. */
export function LookCard(props: Props) {
  const [t, words] = [useMessages('parts'), useMessages('products')];
  const { product, edits, isReadOnly } = props;
  const look = (edits.values['look'] ?? null) as Look | null;
  const set = (next: Look | null) => edits.set('look', next);
  const pictures = product.pictures.map(({ hash }, index) => ({ value: hash, label: words('pictureNumber', { number: index + 1 }) }));
  const own = look && !pictures.some(({ value }) => value === look.hash) ? [{ value: look.hash, label: t('lookOwn') }] : [];
  return (
    <Card title={t('look')} note={t('lookNote')}>
      <div className={styles.fields}>
        <Select
          label={t('lookPicture')}
          changed={edits.changed('look')}
          error={edits.error('look')}
          disabledReason={isReadOnly ? words('readOnly') : undefined}
          options={[{ value: none, label: t('noLook') }, ...own, ...pictures]}
          value={look?.hash ?? none}
          onChange={(hash) => set(hash === none ? null : { label: {}, hotspots: [], ...look, hash })}
        />
        {look && <LookFields {...props} look={look} set={set} />}
      </div>
    </Card>
  );
}
