import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { NamedPiece } from '../../../lib/pieces/named-piece.tsx';
import { Card } from '../../../ui/show/card.tsx';
import { Tag } from '../../../ui/show/tag.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './lines.module.css';
import type { ReturnLine } from './return.ts';
import { useReturnDesk } from './return-desk.ts';

/** What was found, and what becomes of the pieces. */
function Findings({ line: { findings } }: { readonly line: ReturnLine }) {
  const t = useMessages('return');
  const { money } = useFormats();
  if (findings.length === 0) return null;
  return (
    <ul className={styles.findings}>
      {findings.map(({ quantity, condition, disposition, valueLoss, valueLossReason }, index) => (
        // Two findings of a line may say the same.
        <li key={index}>
          {t('found', { count: quantity, condition: t(`condition.${condition}`), disposition: t(`disposition.${disposition}`) })}
          {valueLoss.cents > 0 && (
            <span className={styles.loss}>{t('lost', { amount: money(valueLoss.cents), why: valueLossReason ?? '' })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

function LineRow({ line }: { readonly line: ReturnLine }) {
  const t = useMessages('return');
  const { money, number } = useFormats();
  return (
    <tr className={styles.line}>
      <th scope="row" className={styles.article}>
        <NamedPiece line={line} mark={line.isMadeToMeasure && <Tag isStrong>{t('madeToMeasure')}</Tag>}>
          {line.reason && line.reason !== 'none' && <span className={styles.note}>{t(`reason.${line.reason}`)}</span>}
          <Findings line={line} />
        </NamedPiece>
      </th>
      <td className={styles.figure} data-label={t('announced')}>
        {number(line.quantity)}
      </td>
      <td className={styles.figure} data-label={t('received')} data-tone={line.received > line.quantity ? 'warn' : undefined}>
        {number(line.received)}
      </td>
      <td className={styles.figure} data-label={t('settled')}>
        {number(line.settled)}
        {line.refused > 0 && <span className={styles.note}>{t('refusedPieces', { count: line.refused })}</span>}
      </td>
      <td className={styles.sum} data-label={t('unit')}>
        {money(line.unit.cents)}
      </td>
    </tr>
  );
}

/** What comes back: said, come, looked at, paid. */
export function LineTable() {
  const t = useMessages('return');
  const words = useMessages('returnWords');
  const { back } = useReturnDesk();
  const pieces = back.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const title = `${t('articles', { count: back.lines.length })}, ${words('pieces', { count: pieces })}`;
  if (back.lines.length === 0)
    return (
      <Card title={t('pieces')}>
        <p className={styles.none}>{t('noLines')}</p>
      </Card>
    );
  return (
    <Card isFlush title={title}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{title}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('article')}</th>
            <th scope="col">{t('announced')}</th>
            <th scope="col">{t('received')}</th>
            <th scope="col">{t('settled')}</th>
            <th scope="col">{t('unit')}</th>
          </tr>
        </thead>
        <tbody>
          {back.lines.map((line) => (
            <LineRow key={line.lineId} line={line} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}
