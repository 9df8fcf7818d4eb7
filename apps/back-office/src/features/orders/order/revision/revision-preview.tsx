import { useFormats, useMessages } from '../../../../i18n/language-context.tsx';
import type { Previewed } from '../../../../lib/desk/use-preview.ts';
import { usePaymentName } from '../../../../lib/orders/payment-name.ts';
import { CallProblem } from '../../../../shell/call-problem.tsx';
import type { IconName } from '../../../../ui/icons/icon-names.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { Preview } from '../../../../ui/overlays/sheet.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { waitsKey } from '../../../../shell/refunds/refund-preview.tsx';
import money from '../../../../shell/refunds/refund-preview.module.css';
import { useOrderDesk } from '../order-desk.ts';
import type { RevisionPreview } from '../order.ts';
import { useOrderWords } from '../use-order-words.ts';
import styles from './revision.module.css';

type Row = { readonly name: string; readonly before: number; readonly after: number; readonly isTotal?: boolean };

/** VAT by rate, of both; a rate that only one of them has is nothing in the other. */
function useRows(preview: RevisionPreview): readonly Row[] {
  const t = useMessages('revision');
  const { number } = useFormats();
  const taxOf = (taxes: RevisionPreview['taxesAfter'], percent: number): number =>
    taxes.find((one) => one.percent === percent)?.tax.cents ?? 0;
  const rates = [...new Set([...preview.taxesBefore, ...preview.taxesAfter].map(({ percent }) => percent))].toSorted(
    (one, other) => other - one,
  );
  const { discountBefore, discountAfter, deliveryBefore, deliveryAfter, totalBefore, totalAfter } = preview;
  return [
    ...(discountBefore.cents || discountAfter.cents
      ? [{ name: t('discountRow'), before: -discountBefore.cents, after: -discountAfter.cents }]
      : []),
    { name: t('deliveryRow'), before: deliveryBefore.cents, after: deliveryAfter.cents },
    { name: t('totalRow'), before: totalBefore.cents, after: totalAfter.cents, isTotal: true },
    ...rates.map((percent) => ({
      name: t('vatRow', { percent: number(percent) }),
      before: taxOf(preview.taxesBefore, percent),
      after: taxOf(preview.taxesAfter, percent),
    })),
  ];
}

function Amounts({ preview }: { readonly preview: RevisionPreview }) {
  const t = useMessages('revision');
  const order = useMessages('order');
  const formats = useFormats();
  const rows = useRows(preview);
  return (
    <table className={money.taxes}>
      <caption>
        <VisuallyHidden>{t('preview')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{order('amount')}</th>
          <th scope="col">{t('before')}</th>
          <th scope="col">{t('after')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, before, after, isTotal }) => (
          <tr key={name} className={isTotal ? styles.total : undefined}>
            <th scope="row">{name}</th>
            <td>{formats.money(before)}</td>
            <td>{formats.money(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Outcome({ preview: { refund, toPay, goesBackBy } }: { readonly preview: RevisionPreview }) {
  const t = useMessages('revision');
  const formats = useFormats();
  const paymentName = usePaymentName();
  if (refund.cents === 0 && toPay.cents === 0) return <p className={money.way}>{t('sameAmount')}</p>;
  const isBack = refund.cents > 0;
  return (
    <p className={money.way}>
      <Icon name={isBack ? 'arrow-u-up-left' : 'credit-card'} />
      <span>{isBack ? t('goesBack', { method: paymentName(goesBackBy) }) : t('toPay')}</span>
      <output className={money.wayAmount}>{formats.money(isBack ? refund.cents : toPay.cents)}</output>
    </p>
  );
}

function Consequences({ preview: { needsCustomer, toPay, waitsFor, refund } }: { readonly preview: RevisionPreview }) {
  const t = useMessages('revision');
  const desk = useMessages('desk');
  const facts: readonly { readonly icon: IconName; readonly text: string }[] = [
    ...(waitsFor ? [{ icon: 'users' as const, text: desk(waitsKey(waitsFor)) }] : []),
    ...(needsCustomer ? [{ icon: 'envelope-simple' as const, text: toPay.cents > 0 ? t('needsCustomer') : t('needsYes') }] : []),
    ...(!needsCustomer && !waitsFor ? [{ icon: 'check-circle' as const, text: t('atOnce') }] : []),
    ...(refund.cents > 0 ? [{ icon: 'file-text' as const, text: desk('creditNote') }] : []),
  ];
  return (
    <ul className={money.consequences}>
      {facts.map(({ icon, text }) => (
        <li key={icon}>
          <Icon name={icon} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** What the edit comes to, before the button: both totals, VAT by rate, where money goes, and whose yes it needs. */
export function RevisionPreviewBlock({ previewed }: { readonly previewed: Previewed<RevisionPreview> }) {
  const t = useMessages('revision');
  const words = useOrderWords(useOrderDesk().order);
  const { preview, refusal, error, isCounting } = previewed;
  if (refusal || error) return <CallProblem error={error} text={refusal && words.refusal(refusal)} />;
  return (
    <>
      <Preview title={t('preview')}>
        <div aria-busy={isCounting || undefined}>
          {!preview && <p className={money.quiet}>{isCounting ? t('counting') : t('changeFirst')}</p>}
          {preview && (
            <>
              <Outcome preview={preview} />
              <Amounts preview={preview} />
            </>
          )}
        </div>
      </Preview>
      {preview && <Consequences preview={preview} />}
    </>
  );
}
