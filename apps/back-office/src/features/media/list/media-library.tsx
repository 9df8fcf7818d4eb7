import { Suspense } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { MediaTabsDocument, MediaTagsDocument, type MediaListQuery } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { filtered } from '../../../lib/list/place.ts';
import { useLoaded } from '../../../lib/list/use-loaded.ts';
import { useSearched } from '../../../lib/list/use-searched.ts';
import { ListTabs } from '../../../shell/list/list-tabs.tsx';
import { DropArea } from '../../../shell/media/drop-area.tsx';
import { FileButton } from '../../../shell/media/file-button.tsx';
import { SendingRows } from '../../../shell/media/sending-rows.tsx';
import { useSending } from '../../../shell/media/use-sending.ts';
import { Page } from '../../../shell/page.tsx';
import { SkeletonRows } from '../../../ui/show/skeleton.tsx';
import { FilterBar } from '../../../ui/table/filter-bar.tsx';
import styles from '../media.module.css';
import { ClearButton } from './clear-button.tsx';
import { address, readTab, tabNames } from './media-filters.ts';
import { MediaGrid } from './media-grid.tsx';

const loadTabs = async () => (await ask(MediaTabsDocument)).mediaTabs;
const loadTags = async () => (await ask(MediaTagsDocument)).mediaTags;

function Filters() {
  const t = useMessages('media');
  const [params, setParams] = useSearchParams();
  const [searched, setSearched] = useSearched(params.get('search') ?? '');
  const loaded = useLoaded(loadTags);
  const tags = loaded.state === 'done' ? loaded.value : [];
  const change = (next: Readonly<Record<string, string | undefined>>) => setParams(filtered(params, next), { replace: true });
  return (
    <FilterBar
      search={{
        label: t('searchLabel'),
        placeholder: t('searchHint'),
        value: searched,
        onSearch: (text) => {
          setSearched(text);
          change({ search: text });
        },
      }}
      filters={[{ id: 'tag', name: t('tag'), kind: 'choice', options: tags.map((value) => ({ value, label: value })) }]}
      values={address.filterValues(params)}
      onChange={(next) => change(address.filterParams(next))}
    />
  );
}

type Props = { readonly answer: Promise<MediaListQuery>; readonly canEdit: boolean };

/** Every picture of the shop: found, and brought. */
export function MediaLibrary({ answer, canEdit }: Props) {
  const t = useMessages('media');
  const [params] = useSearchParams();
  const { revalidate } = useRevalidator();
  const sending = useSending(() => void revalidate());
  const tab = readTab(params);
  const actions = canEdit && (
    <>
      {tab === 'unused' && <ClearButton />}
      <FileButton kind="main" isMany onFiles={sending.send}>
        {t('upload')}
      </FileButton>
    </>
  );
  const tabs = tabNames.map((name) => ({ name, label: t(`tab.${name}`) }));
  return (
    <Page isList title={t('title')} actions={actions || undefined}>
      <DropArea isOff={!canEdit} words={t('dropHere')} onFiles={sending.send}>
        <ListTabs
          tabs={tabs}
          current={tab}
          load={loadTabs}
          entity="media"
          answer={answer}
          views={[]}
          query={address.viewQuery(params)}
          onRemoved={() => undefined}
        />
        <Filters />
        {(sending.pictures.length > 0 || tab === 'removed') && (
          <div className={styles.above}>
            <SendingRows {...sending} />
            {tab === 'removed' && <p className={styles.quiet}>{t('removedNote')}</p>}
          </div>
        )}
        <Suspense fallback={<SkeletonRows count={8} />}>
          <MediaGrid answer={answer} />
        </Suspense>
      </DropArea>
    </Page>
  );
}
