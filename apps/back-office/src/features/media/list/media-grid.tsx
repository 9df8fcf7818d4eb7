import { use } from 'react';
import { Link, useSearchParams } from 'react-router';
import { MediaListDocument, type MediaListQuery, type MediaRowFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { useListRows } from '../../../lib/list/use-list-rows.ts';
import { ListEmpty } from '../../../shell/list/list-empty.tsx';
import { ListFoot } from '../../../shell/list/list-foot.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from '../media.module.css';
import { address, pageSize, readList, readTab } from './media-filters.ts';

function Tile({ media }: { readonly media: MediaRowFragment }) {
  const t = useMessages('media');
  const { id, name, path, width, height, isUsed, hasAlt, removedAt } = media;
  return (
    <li className={styles.tile}>
      <Link to={`/media/${id}`} className={styles.tileLink}>
        <img src={path} alt="" width={160} height={160} loading="lazy" decoding="async" />
        <span className={styles.tileName}>{name}</span>
        <span className={styles.tileFacts}>
          {t('pixels', { width, height })}
          {!hasAlt && (
            <span className={styles.warn}>
              <Icon name="warning-circle" size={14} />
              {t('noAlt')}
            </span>
          )}
          {!isUsed && !removedAt && (
            <span>
              <Icon name="circle-dashed" size={14} />
              {t('isUnused')}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}

/** The pictures of a page, as they are now. */
export function MediaGrid({ answer }: { readonly answer: Promise<MediaListQuery> }) {
  const t = useMessages('media');
  const { media } = use(answer);
  const [params] = useSearchParams();
  const load = async () => (await ask(MediaListDocument, readList(params))).media;
  const { rows } = useListRows(media, { list: 'media', nameOf: ({ id }) => id, entity: 'media', load });
  if (rows.length === 0) return <ListEmpty address={address} icon="image" tab={readTab(params)} path="/media" words={t} />;
  return (
    <>
      <div className={styles.list}>
        <ul className={styles.grid} aria-label={t('title')}>
          {rows.map((one) => (
            <Tile key={one.id} media={one} />
          ))}
        </ul>
      </div>
      <ListFoot hasRows={false} page={media.page} words={t} size={pageSize} />
    </>
  );
}
