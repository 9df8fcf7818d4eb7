import { useFormats, useMessages } from '../../../../i18n/language-context.tsx';
import { usePaymentName } from '../../../../lib/orders/payment-name.ts';
import { CallProblem } from '../../../../shell/call-problem.tsx';
import type { IconName } from '../../../../ui/icons/icon-names.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { Preview } from '../../../../ui/overlays/sheet.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { useOrderDesk } from '../order-desk.ts';
import type { RefundPreview } from '../order.ts';
import { useOrderWords } from '../use-order-words.ts';
import styles from './money.module.css';
import type { Previewed } from './use-refund-preview.ts';

const reasons = { large: 'waits.large', 'more than its lines': 'waits.more', 'without a return': 'waits.noReturn' } as const;

/** Why a second person decides, in words. */
const waitsKey = (why: string): (typeof reasons)[keyof typeof reasons] =>
  (reasons as Readonly<Record<string, (typeof reasons)[keyof typeof reasons]>>)[why] ?? 'waits.large';

function Taxes({ preview: { taxes } }: { readonly preview: RefundPreview }) {
  const t = useMessages('order');
  const { money, number } = useFormats();
  return (
    <table className={styles.taxes}>
      <caption>
        <VisuallyHidden>{t('vat')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('vat')}</th>
          <th scope="col">{t('excl')}</th>
          <th scope="col">{t('vat')}</th>
          <th scope="col">{t('incl')}</th>
        </tr>
      </thead>
      <tbody>
        {taxes.map(({ percent, incl, tax }) => (
          <tr key={percent}>
            <th scope="row">{t('vatRate', { percent: number(percent) })}</th>
            <td>{money(incl.cents - tax.cents)}</td>
            <td>{money(tax.cents)}</td>
            <td>{money(incl.cents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Consequences({ preview }: { readonly preview: RefundPreview }) {
  const t = useMessages('order');
  const unsent = preview.lines.reduce((sum, line) => sum + line.unsent, 0);
  const facts: readonly { readonly icon: IconName; readonly text: string }[] = [
    ...(preview.waitsFor ? [{ icon: 'users' as const, text: t(waitsKey(preview.waitsFor)) }] : []),
    ...(unsent > 0 ? [{ icon: 'package' as const, text: t('stays', { count: unsent }) }] : []),
    { icon: 'file-text', text: t('creditNote') },
  ];
  return (
    <ul className={styles.consequences}>
      {facts.map(({ icon, text }) => (
        <li key={icon}>
          <Icon name={icon} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** What will happen, before the button: where the money goes, its VAT by rate, and who else has to agree. */
export function RefundPreviewBlock({ previewed }: { readonly previewed: Previewed }) {
  const t = useMessages('order');
  const { money } = useFormats();
  const paymentName = usePaymentName();
  const { order } = useOrderDesk();
  const words = useOrderWords(order);
  const { preview, refusal, error, isCounting } = previewed;
  if (refusal || error) return <CallProblem error={error} text={refusal && words.refusal(refusal)} />;
  return (
    <>
      <Preview title={t('preview')}>
        <div aria-busy={isCounting || undefined}>
          {!preview && <p className={styles.quiet}>{isCounting ? t('counting') : t('chooseFirst')}</p>}
          {preview && (
            <>
              <p className={styles.way}>
                <Icon name="bank" />
                <span>{t('goesBack', { method: paymentName(preview.goesBackBy) })}</span>
                <output className={styles.wayAmount}>{money(preview.total.cents)}</output>
              </p>
              <Taxes preview={preview} />
              <p className={styles.after}>
                <span>{t('thenMost')}</span>
                <span>{money(order.money.refundable.cents - preview.total.cents)}</span>
              </p>
            </>
          )}
        </div>
      </Preview>
      {preview && <Consequences preview={preview} />}
    </>
  );
}
