import { useState } from 'react';
import type { ProductDetailsProductFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { lazyOnDemand } from '../../../rendering/lazy-part.tsx';
import { sizeChartId } from './size-chart-id.ts';

const SizeGuideDialog = lazyOnDemand(
  'src/features/catalog/sizes/size-guide-dialog.tsx',
  async () => (await import('./size-guide-dialog.tsx')).SizeGuideDialog,
);

type Rows = Extract<ProductDetailsProductFragment, { __typename: 'ConfigurableProduct' }>['fkv_maten'];

/** The way to the size chart: a drawer with drawing and calculator, without script the chart further down. */
export function SizeGuide({ rows }: { readonly rows: Rows }) {
  const t = useMessages('catalog');
  const [isOpen, setIsOpen] = useState(false);
  if ((rows?.length ?? 0) === 0) return null;
  return (
    <>
      <a
        href={`#${sizeChartId}`}
        onClick={(event) => {
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        {t('sizeTable')}
      </a>
      {isOpen ? <SizeGuideDialog rows={rows} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
