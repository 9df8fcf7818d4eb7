import { useMessages } from '../../../i18n/language-context.tsx';
import { Card } from '../../../ui/show/card.tsx';
import styles from './tree.module.css';

type Node = {
  readonly id: string;
  readonly parent: string | null;
  readonly name: string;
  readonly isActive: boolean;
  readonly includeInMenu: boolean;
};

/** The shop's menu shows three rows of categories, of those that are shown and belong to it. */
const depth = 3;

/** What shoppers see in the menu, as it is now. */
export function MenuPreview({ nodes, chosen }: { readonly nodes: readonly Node[]; readonly chosen: string }) {
  const t = useMessages('catalogue');
  const shown = (parent: string): readonly Node[] => nodes.filter((one) => one.parent === parent && one.isActive && one.includeInMenu);
  const root = nodes.find(({ parent }) => parent === null);
  const list = (parent: string, level: number) => {
    const row = shown(parent);
    if (row.length === 0 || level > depth) return null;
    return (
      <ul className={styles.menuRow} data-level={level}>
        {row.map(({ id, name }) => (
          <li key={id}>
            <span className={styles.menuName} data-chosen={id === chosen || undefined}>
              {name}
            </span>
            {list(id, level + 1)}
          </li>
        ))}
      </ul>
    );
  };
  return (
    <Card title={t('menu')} note={t('menuNote')}>
      {root ? list(root.id, 1) : null}
    </Card>
  );
}
