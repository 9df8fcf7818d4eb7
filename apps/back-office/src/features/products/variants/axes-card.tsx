import { useMessages } from '../../../i18n/language-context.tsx';
import { AddBox } from '../../../ui/fields/add-box.tsx';
import { Card } from '../../../ui/show/card.tsx';
import { addMember, MemberRows } from '../page/member-rows.tsx';
import styles from '../page/page.module.css';
import type { TabProps } from '../page/product.ts';

/** What shoppers choose by, in their order; saved with the page. */
export function AxesCard({ choices, edits, isReadOnly }: TabProps) {
  const t = useMessages('variants');
  const attributes = choices.attributes.filter(({ code }) => `axes.${code}` in edits.values);
  const nameOf = (code: string) => ({ name: attributes.find((attribute) => attribute.code === code)?.label ?? code, note: code });
  const free = attributes.filter(({ code }) => typeof edits.values[`axes.${code}`] !== 'number');
  return (
    <Card title={t('axes')} note={t('axesNote')}>
      <div className={styles.fields}>
        <MemberRows edits={edits} begin="axes." isReadOnly={isReadOnly} nameOf={nameOf} empty={t('noAxes')} />
        {!isReadOnly && (
          <AddBox
            label={t('addAxis')}
            options={free.map(({ code, label }) => ({ value: code, label, hint: code }))}
            onAdd={(code) => addMember(edits, 'axes.', code)}
          />
        )}
      </div>
    </Card>
  );
}
