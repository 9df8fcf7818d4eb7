import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { useBranchName } from '../../../lib/branches/branches.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Card } from '../../../ui/show/card.tsx';
import { Segments } from '../../../ui/show/segments.tsx';
import { ways, type AddressDraft } from './draft.ts';
import styles from './telephone.module.css';
import type { TelephoneForm } from './use-telephone-form.ts';

const addressFields = [
  'firstname',
  'middlename',
  'lastname',
  'prefix',
  'suffix',
  'company',
  'street',
  'postcode',
  'city',
  'telephone',
] as const;
const optional: ReadonlySet<string> = new Set(['middlename', 'prefix', 'suffix', 'company']);

function Address({ form }: { readonly form: TelephoneForm }) {
  const t = useMessages('telephone');
  const { country } = useFormats();
  const { draft, set, choices, problems } = form;
  const { address, way } = draft;
  const change = (part: Partial<AddressDraft>) => set({ address: { ...address, ...part } });
  const wrong = problems.find(({ code }) => code === 'address')?.field;
  return (
    <div className={styles.pair}>
      {addressFields.map((field) => (
        <TextField
          key={field}
          label={t(`address.${field}`)}
          autoComplete="off"
          maxLength={100}
          required={!optional.has(field) && !(field === 'telephone' && way === 'pickup')}
          type={field === 'telephone' ? 'tel' : 'text'}
          value={address[field]}
          // What is still to be typed is no mistake: the button says what is missing.
          error={wrong === field && address[field].trim() !== '' ? t('no.field') : undefined}
          onChange={(value) => change({ [field]: value })}
        />
      ))}
      <Select
        label={t('address.country')}
        options={choices.countries.map((code) => ({ value: code, label: country(code) }))}
        value={address.country}
        onChange={(code) => change({ country: code })}
      />
    </div>
  );
}

function Pickup({ form }: { readonly form: TelephoneForm }) {
  const t = useMessages('telephone');
  const { day } = useFormats();
  const branchName = useBranchName();
  const { draft, set, quoted } = form;
  const pickups = quoted.quote?.pickups ?? [];
  // One that was chosen stays among the choices while it is counted again.
  const codes = [...new Set([...pickups.map(({ branch }) => branch), ...(draft.pickup ? [draft.pickup] : [])])];
  const readyOn = (code: string) => pickups.find(({ branch }) => branch === code)?.readyOn;
  return (
    <Select
      label={t('branch')}
      hint={t('branchHint')}
      options={codes.map((code) => {
        const ready = readyOn(code);
        return { value: code, label: branchName(code), ...(ready ? { hint: t('readyOn', { day: day(ready) }) } : {}) };
      })}
      value={draft.pickup || null}
      error={draft.pickup && form.problemOf('pickup') ? t('no.pickup') : undefined}
      onChange={(pickup) => set({ pickup })}
    />
  );
}

function Method({ form }: { readonly form: TelephoneForm }) {
  const t = useMessages('telephone');
  const { money } = useFormats();
  const methods = form.quoted.quote?.methods ?? [];
  if (methods.length < 2) return null;
  return (
    <Select
      label={t('method')}
      options={methods.map(({ code, title, price }) => ({ value: code, label: title, hint: money(price.cents) }))}
      value={methods.find(({ isChosen }) => isChosen)?.code ?? null}
      onChange={(method) => form.set({ method })}
    />
  );
}

/** Where it goes, as far as it was said on the telephone; the rest the customer fills in. */
export function DeliveryCard({ form }: { readonly form: TelephoneForm }) {
  const t = useMessages('telephone');
  const { draft, set } = form;
  return (
    <Card title={t('delivery')}>
      <div className={styles.fields}>
        <div className={styles.ways}>
          <Segments
            label={t('delivery')}
            options={ways.map((value) => ({ value, label: t(`way.${value}`) }))}
            value={draft.way}
            onChange={(way) => set({ way })}
          />
        </div>
        {draft.way === 'later' && <p className={styles.note}>{t('laterHint')}</p>}
        {draft.way === 'pickup' && <Pickup form={form} />}
        {draft.way === 'pickup' && <p className={styles.note}>{t('pickupAddress')}</p>}
        {draft.way !== 'later' && <Address form={form} />}
        {draft.way === 'parcel' && <Method form={form} />}
      </div>
    </Card>
  );
}
