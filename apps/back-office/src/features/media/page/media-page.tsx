import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { EditBar } from '../../../lib/edits/edit-bar.tsx';
import { FoundChanges } from '../../../lib/edits/found-changes.tsx';
import { useEdits } from '../../../lib/edits/use-edits.ts';
import { useRefusal } from '../../../lib/refusals/use-refusal.ts';
import { useChange } from '../../../lib/use-change.ts';
import { CallProblem } from '../../../shell/call-problem.tsx';
import { NeighbourLinks } from '../../../shell/list/neighbour-links.tsx';
import { Page } from '../../../shell/page.tsx';
import { Card } from '../../../ui/show/card.tsx';
import { Facts } from '../../../ui/show/facts.tsx';
import { PageColumns } from '../../../ui/show/page-columns.tsx';
import { StatusPill } from '../../../ui/show/status-pill.tsx';
import { currentOf, saveMedia, type Asset } from './asset.ts';
import { isFocus } from './crop-position.ts';
import { FocusCard } from './focus-card.tsx';
import { RemoveButton } from './remove-button.tsx';
import { ReplaceButton, ReplaceState, useReplacing } from './replace-button.tsx';
import { UsesCard } from './uses-card.tsx';
import { WordsCard } from './words-card.tsx';

function FactsCard({ asset }: { readonly asset: Asset }) {
  const t = useMessages('media');
  const { moment, number } = useFormats();
  const { width, height, bytes, type, uploadedAt, uploadedBy } = asset;
  return (
    <Card title={t('facts')}>
      <Facts
        facts={[
          { name: t('size'), value: t('pixels', { width, height }) },
          ...(typeof bytes === 'number' ? [{ name: t('weight'), value: t('kilobytes', { size: number(Math.ceil(bytes / 1_000)) }) }] : []),
          { name: t('type'), value: type === 'svg' ? t('drawing') : type.toUpperCase() },
          { name: t('added'), value: moment(uploadedAt), ...(uploadedBy ? { note: uploadedBy } : {}) },
        ]}
      />
    </Card>
  );
}

/** Names of fields, and points as somebody reads them. */
function useFieldWords() {
  const t = useMessages('media');
  const field = (path: string): string => {
    if (path.startsWith('alt.')) return t('altIn', { language: path.slice('alt.'.length).toUpperCase() });
    return path === 'name' || path === 'tags' || path === 'focus' ? t(path) : path;
  };
  const value = (_path: string, shown: unknown): string => {
    if (isFocus(shown)) return `${Math.round(shown.x * 100)} × ${Math.round(shown.y * 100)} %`;
    return Array.isArray(shown) ? shown.join(', ') : typeof shown === 'string' ? shown : '–';
  };
  return { field, value };
}

type Props = {
  readonly asset: Asset;
  /** What was done with it, for who may see the log. */
  readonly history: ReactNode;
};

/** One picture: what is seen of it, what is said of it, and where it stands. */
export function MediaPage({ asset, history }: Props) {
  const t = useMessages('media');
  const words = useFieldWords();
  const { revalidate } = useRevalidator();
  const edits = useEdits(
    'media',
    asset.id,
    currentOf(asset),
    saveMedia(useRefusal(), () => void revalidate()),
  );
  const removing = useChange();
  const replacing = useReplacing(asset);
  const isReadOnly = !asset.can.includes('editMedia');
  const actions = (
    <>
      <NeighbourLinks list="media" name={asset.id} labels={{ before: t('before'), after: t('after') }} />
      {!isReadOnly && <RemoveButton asset={asset} change={removing} />}
      {!isReadOnly && <ReplaceButton replacing={replacing} />}
    </>
  );
  const removed = asset.removedAt && (
    <StatusPill tone="warn" icon="clock-fill">
      {t('isRemoved')}
    </StatusPill>
  );
  return (
    <Page title={asset.name} back={{ to: '/media', label: t('back') }} states={removed || undefined} actions={actions}>
      <PageColumns
        summary={
          <>
            <UsesCard id={asset.id} version={asset.version} />
            <FactsCard asset={asset} />
            {history}
          </>
        }
      >
        <CallProblem error={removing.error} text={removing.problem} />
        <ReplaceState replacing={replacing} />
        <FoundChanges edits={edits} fieldName={words.field} showField={words.value} version={asset.version} />
        <FocusCard asset={asset} edits={edits} isReadOnly={isReadOnly} />
        <WordsCard edits={edits} isReadOnly={isReadOnly} />
      </PageColumns>
      <EditBar edits={edits} thing={asset.name} fieldName={words.field} showField={words.value} />
    </Page>
  );
}
