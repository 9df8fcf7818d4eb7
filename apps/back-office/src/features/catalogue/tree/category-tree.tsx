import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { CategoryTreeQuery } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { CallProblem } from '../../../shell/call-problem.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Card } from '../../../ui/show/card.tsx';
import { PageColumns } from '../../../ui/show/page-columns.tsx';
import { placeOf, stepPlace, type Step, type TreePlace } from '../../../ui/tree/tree-model.ts';
import { Tree } from '../../../ui/tree/tree.tsx';
import { MenuPreview } from './menu-preview.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { NewCategory } from './new-category.tsx';
import styles from './tree.module.css';
import { useMove } from './use-move.ts';

type Node = CategoryTreeQuery['categories']['nodes'][number] & { readonly parent: string | null };

/** What a category is, in few words behind its name. */
function NodeFacts({ node: { isActive, includeInMenu, products, missing, parent } }: { readonly node: Node }) {
  const t = useMessages('catalogue');
  if (parent === null) return <span className={styles.fact}>{t('rootNote')}</span>;
  return (
    <>
      {!isActive && (
        <span className={styles.fact}>
          <Icon name="eye-slash" size={14} />
          {t('hidden')}
        </span>
      )}
      {isActive && !includeInMenu && <span className={styles.fact}>{t('notInMenu')}</span>}
      {missing.length > 0 && (
        <span className={styles.fact} data-tone="warn">
          <Icon name="warning-circle" size={14} />
          {t('noNameIn', { stores: missing.map((code) => code.toUpperCase()).join(', ') })}
        </span>
      )}
      <span className={styles.count}>{t('productCount', { count: products })}</span>
    </>
  );
}

const steps: readonly (readonly [Step, 'arrow-up' | 'arrow-down' | 'arrow-right' | 'arrow-left'])[] = [
  ['up', 'arrow-up'],
  ['down', 'arrow-down'],
  ['out', 'arrow-left'],
  ['in', 'arrow-right'],
];

type BarProps = {
  readonly node: Node;
  readonly nodes: readonly Node[];
  readonly can: readonly string[];
  readonly onMove: (place: TreePlace) => void;
  readonly onAsk: (what: 'move' | 'new') => void;
  readonly onOpen: () => void;
};

/** What can be done with the one that is chosen. */
function TreeBar({ node, nodes, can, onMove, onAsk, onOpen }: BarProps) {
  const t = useMessages('catalogue');
  const isFixed = node.parent === null;
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('doWith', { name: node.name })}>
      <strong className={styles.barName}>{node.name}</strong>
      <Button size="s" kind="main" icon="pencil-simple" onClick={onOpen}>
        {t('open')}
      </Button>
      {can.includes('editCategory') && !isFixed && (
        <>
          <Button size="s" icon="tree-structure" onClick={() => onAsk('move')}>
            {t('moveTo')}
          </Button>
          <span className={styles.steps}>
            {steps.map(([step, icon]) => {
              const place = stepPlace(nodes, node.id, step);
              return (
                <IconButton
                  key={step}
                  icon={icon}
                  size="s"
                  label={t(`step.${step}`, { name: node.name })}
                  aria-disabled={place ? undefined : true}
                  onClick={() => place && onMove(place)}
                />
              );
            })}
          </span>
        </>
      )}
      {can.includes('createCategory') && (
        <Button size="s" icon="plus" onClick={() => onAsk('new')}>
          {t('newHere')}
        </Button>
      )}
    </div>
  );
}

/** Every category in its place: walked by keys, moved by keys, by dragging or by a dialog; beside it the menu that comes of it. */
export function CategoryTree({ categories, productChoices }: CategoryTreeQuery) {
  const t = useMessages('catalogue');
  const navigate = useNavigate();
  const nodes = categories.nodes.map((node): Node => ({ ...node, parent: node.parent ?? null }));
  const [chosen, setChosen] = useState(() => nodes.find(({ parent }) => parent !== null)?.id ?? nodes[0]?.id ?? '');
  const [asked, setAsked] = useState<'move' | 'new'>();
  const { move, isPending, error, problem } = useMove();
  const node = nodes.find(({ id }) => id === chosen) ?? nodes[0];
  if (!node) return null;
  const isEditable = categories.can.includes('editCategory');
  const put = async (id: string, place: TreePlace) => {
    const [one, from] = [nodes.find((each) => each.id === id), placeOf(nodes, id)];
    if (!one || !from || isPending) return;
    setChosen(id);
    setAsked(undefined);
    await move(one, from, place);
  };
  const open = (id: string) => void navigate(`/categories/${id}`);
  return (
    <PageColumns summary={<MenuPreview nodes={nodes} chosen={chosen} />}>
      <Card isFlush>
        <TreeBar
          node={node}
          nodes={nodes}
          can={categories.can}
          onMove={(place) => void put(node.id, place)}
          onAsk={setAsked}
          onOpen={() => open(node.id)}
        />
        <CallProblem error={error} text={problem} />
        <Tree
          label={t('categories')}
          nodes={nodes}
          nameOf={({ name }) => name}
          more={(one) => <NodeFacts node={one} />}
          isFaint={({ isActive }) => !isActive}
          chosen={node.id}
          onChoose={setChosen}
          onOpen={open}
          onMove={isEditable ? (id, place) => void put(id, place) : undefined}
        />
        <p className={styles.hint}>{isEditable ? t('treeKeys') : t('readOnly')}</p>
      </Card>
      {asked === 'move' && (
        <MoveDialog
          node={node}
          nodes={nodes}
          isPending={isPending}
          onMove={(place) => void put(node.id, place)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'new' && <NewCategory parent={node} stores={productChoices.stores} onClose={() => setAsked(undefined)} />}
    </PageColumns>
  );
}
