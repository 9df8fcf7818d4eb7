import { useFormats, useMessages } from '../../../../i18n/language-context.tsx';
import type { Previewed } from '../../../../lib/desk/use-preview.ts';
import { usePaymentName } from '../../../../lib/orders/payment-name.ts';
import { CallProblem } from '../../../../shell/call-problem.tsx';
import { ConsequenceList, waitsKey, type Consequence } from '../../../../shell/refunds/refund-preview.tsx';
import money from '../../../../shell/refunds/refund-preview.module.css';
import { Preview } from '../../../../ui/overlays/sheet.tsx';
import type { ExchangePreview } from '../return.ts';
import { useReturnRefusal } from '../use-return-refusal.ts';
import { setOffOf } from './exchange-draft.ts';
import styles from './exchange.module.css';

/** Who pays whom, as one line. */
function useOutcome({ toPay, rest }: ExchangePreview) {
  const t = useMessages('return');
  const formats = useFormats();
  if (toPay.cents > 0) return { text: t('customerPays'), amount: formats.money(toPay.cents) };
  if (rest.cents > 0) return { text: t('customerGets'), amount: formats.money(rest.cents) };
  return { text: t('costsNothing'), amount: formats.money(0) };
}

function Sums({ preview }: { readonly preview: ExchangePreview }) {
  const t = useMessages('return');
  const formats = useFormats();
  const outcome = useOutcome(preview);
  const { cost, kept } = setOffOf(preview);
  return (
    <ul className={styles.sums}>
      {preview.lines.map(({ sku, name, options, quantity, row }, index) => (
        // Two lines may become the same.
        <li key={`${sku} ${index}`}>
          <span>{[`${quantity} × ${name}`, ...options.map(({ value }) => value)].join(', ')}</span>
          <span>{formats.money(row.cents)}</span>
        </li>
      ))}
      <li className={styles.quiet}>
        <span>{t('worth')}</span>
        <span>{formats.money(cost)}</span>
      </li>
      {kept > 0 && (
        <li className={styles.quiet}>
          <span>{t('keptForLoss')}</span>
          <span>{formats.money(kept)}</span>
        </li>
      )}
      <li className={styles.outcome}>
        <span>{outcome.text}</span>
        <output>{outcome.amount}</output>
      </li>
    </ul>
  );
}

function Consequences({ preview: { toPay, rest, goesBackBy, waitsFor } }: { readonly preview: ExchangePreview }) {
  const t = useMessages('return');
  const desk = useMessages('desk');
  const paymentName = usePaymentName();
  const facts: readonly Consequence[] = [
    ...(waitsFor ? [{ icon: 'users' as const, text: desk(waitsKey(waitsFor)) }] : []),
    { icon: 'package', text: t(toPay.cents > 0 ? 'offerHeld' : 'exchangeHeld') },
    ...(rest.cents > 0 ? [{ icon: 'bank' as const, text: desk('goesBack', { method: paymentName(goesBackBy) }) }] : []),
    { icon: 'file-text', text: t('exchangePapers') },
  ];
  return <ConsequenceList facts={facts} />;
}

/** What will happen, before the button: what is given at which price, and who pays whom. */
export function ExchangePreviewBlock({ previewed }: { readonly previewed: Previewed<ExchangePreview> }) {
  const t = useMessages('return');
  const desk = useMessages('desk');
  const refusalText = useReturnRefusal();
  const { preview, refusal, error, isCounting } = previewed;
  if (refusal || error) return <CallProblem error={error} text={refusal && refusalText(refusal)} />;
  return (
    <>
      <Preview title={desk('preview')}>
        <div aria-busy={isCounting || undefined}>
          {preview ? <Sums preview={preview} /> : <p className={money.quiet}>{isCounting ? desk('counting') : t('chooseTargets')}</p>}
        </div>
      </Preview>
      {preview && <Consequences preview={preview} />}
    </>
  );
}
