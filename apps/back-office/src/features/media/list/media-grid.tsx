import { use, useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { MediaListDocument, type MediaListQuery, type MediaRowFragment } from '../../../generated/graphql.ts';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { keepRow } from '../../../lib/list/neighbours.ts';
import { useFreshRows } from '../../../lib/list/use-fresh-rows.ts';
import { useWholeFirstPage } from '../../../lib/list/use-whole-first-page.ts';
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

function Empty() {
  const t = useMessages('media');
  const [params] = useSearchParams();
  const view = { title: t('emptyTab'), why: t('emptyTabWhy'), seeAll: t('seeAll'), path: '/media' };
  return (
    <ListEmpty
      address={address}
      icon="image"
      all={{ title: t('empty'), why: t('emptyWhy') }}
      view={readTab(params) === 'all' ? undefined : view}
    />
  );
}

function Foot({ page }: { readonly page: MediaListQuery['media']['page'] }) {
  const t = useMessages('media');
  const { number } = useFormats();
  const { next, previous, count, countIsCapped } = page;
  const few = next || previous ? t('counted', { count, size: pageSize }) : t('allCounted', { count });
  return <ListFoot hasRows={false} page={page} text={countIsCapped ? t('manyCounted', { count: number(count), size: pageSize }) : few} />;
}

/** The pictures of a page, as they are now. */
export function MediaGrid({ answer }: { readonly answer: Promise<MediaListQuery> }) {
  const t = useMessages('media');
  const { media } = use(answer);
  const [params] = useSearchParams();
  const load = async () => (await ask(MediaListDocument, readList(params))).media;
  const { rows } = useFreshRows(media, 'media', load);
  useWholeFirstPage(media.page);
  const ids = rows.map(({ id }) => id).join('\n');
  useEffect(() => keepRow('media', ids.split('\n').filter(Boolean)), [ids]);
  if (rows.length === 0) return <Empty />;
  return (
    <>
      <div className={styles.list}>
        <ul className={styles.grid} aria-label={t('title')}>
          {rows.map((one) => (
            <Tile key={one.id} media={one} />
          ))}
        </ul>
      </div>
      <Foot page={media.page} />
    </>
  );
}
