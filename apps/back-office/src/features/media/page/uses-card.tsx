import { useCallback } from 'react';
import { Link } from 'react-router';
import { MediaUsesDocument, type MediaUsesQuery } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { useLoaded } from '../../../lib/list/use-loaded.ts';
import { Card } from '../../../ui/show/card.tsx';
import { SkeletonRows } from '../../../ui/show/skeleton.tsx';
import { Failed } from '../../../ui/show/state-note.tsx';
import styles from '../media.module.css';

type Use = MediaUsesQuery['mediaUses']['items'][number];

/** Where it can be changed, as far as there is a screen. */
function pathTo({ kind, id }: Use): string | undefined {
  if (kind === 'product' || kind === 'look') return `/products/${encodeURIComponent(id)}?tab=pictures`;
  return kind === 'order' ? `/orders/${encodeURIComponent(id)}` : undefined;
}

function UseRow({ use }: { readonly use: Use }) {
  const t = useMessages('media');
  const path = pathTo(use);
  return (
    <li className={styles.use}>
      {path ? (
        <Link className={styles.link} to={path}>
          {use.name}
        </Link>
      ) : (
        use.name
      )}
      <span className={styles.quiet}>{t(`use.${use.kind}`)}</span>
    </li>
  );
}

/** Everything that shows a picture now: asked for when the page stands, because all texts are looked through. */
export function UsesCard({ id, version }: { readonly id: string; readonly version: number }) {
  const t = useMessages('media');
  const load = useCallback(async () => {
    void version;
    return (await ask(MediaUsesDocument, { id })).mediaUses;
  }, [id, version]);
  const loaded = useLoaded(load);
  return (
    <Card title={t('uses')}>
      {loaded.state === 'loading' && <SkeletonRows count={3} />}
      {loaded.state === 'failed' && <Failed requestId={loaded.error.requestId} onRetry={loaded.retry} />}
      {loaded.state === 'done' && loaded.value.items.length === 0 && <p className={styles.quiet}>{t('noUses')}</p>}
      {loaded.state === 'done' && (
        <ul className={styles.uses}>
          {loaded.value.items.map((use) => (
            <UseRow key={`${use.kind} ${use.id}`} use={use} />
          ))}
        </ul>
      )}
      {loaded.state === 'done' && loaded.value.isCapped && <p className={styles.quiet}>{t('moreUses')}</p>}
    </Card>
  );
}
