import type { ReactNode } from 'react';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import type { ApiError } from '../../lib/api/api-error.ts';
import { usePaymentName } from '../../lib/orders/payment-name.ts';
import type { IconName } from '../../ui/icons/icon-names.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Preview } from '../../ui/overlays/sheet.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { CallProblem } from '../call-problem.tsx';
import styles from './refund-preview.module.css';

type Money = { readonly cents: number };

/** What a refund would be, of an order or of a return. */
export type RefundFacts = {
  readonly total: Money;
  readonly taxes: readonly { readonly percent: number; readonly incl: Money; readonly tax: Money }[];
  readonly lines: readonly { readonly unsent: number }[];
  readonly goesBackBy: string;
  readonly waitsFor?: string | null;
};

const reasons = { large: 'waits.large', 'more than its lines': 'waits.more', 'without a return': 'waits.noReturn' } as const;

/** Why a second person decides, in words. */
export const waitsKey = (why: string): (typeof reasons)[keyof typeof reasons] =>
  (reasons as Readonly<Record<string, (typeof reasons)[keyof typeof reasons]>>)[why] ?? 'waits.large';

function Taxes({ taxes }: Pick<RefundFacts, 'taxes'>) {
  const t = useMessages('desk');
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

export type Consequence = { readonly icon: IconName; readonly text: string };

/** What else will happen. */
export function ConsequenceList({ facts }: { readonly facts: readonly Consequence[] }) {
  return (
    <ul className={styles.consequences}>
      {facts.map(({ icon, text }) => (
        <li key={text}>
          <Icon name={icon} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

function Consequences({ preview, more }: { readonly preview: RefundFacts; readonly more: readonly Consequence[] }) {
  const t = useMessages('desk');
  const unsent = preview.lines.reduce((sum, line) => sum + line.unsent, 0);
  const facts: readonly Consequence[] = [
    ...(preview.waitsFor ? [{ icon: 'users' as const, text: t(waitsKey(preview.waitsFor)) }] : []),
    ...(unsent > 0 ? [{ icon: 'package' as const, text: t('stays', { count: unsent }) }] : []),
    ...more,
    { icon: 'file-text', text: t('creditNote') },
  ];
  return <ConsequenceList facts={facts} />;
}

type Props = {
  readonly preview: RefundFacts | undefined;
  /** Why there is none. */
  readonly refused: string | undefined;
  readonly error: ApiError | undefined;
  /** What is shown is not yet of what is filled in. */
  readonly isCounting: boolean;
  /** Between the way of the money and its taxes: what it consists of. */
  readonly parts?: ReactNode;
  readonly more?: readonly Consequence[];
  /** What can be given back afterwards. */
  readonly left?: number | undefined;
  /** Where the money goes, when not back as it came. */
  readonly goesTo?: string | undefined;
};

/** What will happen, before the button: where the money goes, its VAT by rate, and who else has to agree. */
export function RefundPreviewBlock({ preview, refused, error, isCounting, parts, more = [], left, goesTo }: Props) {
  const t = useMessages('desk');
  const { money } = useFormats();
  const paymentName = usePaymentName();
  if (refused !== undefined || error) return <CallProblem error={error} text={refused} />;
  return (
    <>
      <Preview title={t('preview')}>
        <div aria-busy={isCounting || undefined}>
          {!preview && <p className={styles.quiet}>{isCounting ? t('counting') : t('chooseFirst')}</p>}
          {preview && (
            <>
              <p className={styles.way}>
                <Icon name={goesTo ? 'gift' : 'bank'} />
                <span>{goesTo ?? t('goesBack', { method: paymentName(preview.goesBackBy) })}</span>
                <output className={styles.wayAmount}>{money(preview.total.cents)}</output>
              </p>
              {parts}
              <Taxes taxes={preview.taxes} />
              {left !== undefined && (
                <p className={styles.after}>
                  <span>{t('thenMost')}</span>
                  <span>{money(left)}</span>
                </p>
              )}
            </>
          )}
        </div>
      </Preview>
      {preview && <Consequences preview={preview} more={more} />}
    </>
  );
}
