import { inInches, sizeChartModel } from '@shop/rules/size-advice';
import { sizeTable } from '@shop/rules/size-table';
import { useState } from 'react';
import type { ProductDetailsProductFragment } from '../../../generated/graphql.ts';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { Icon } from '../../../theme/icon.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { MeasureGuide } from './measure-guide.tsx';
import { useChoice } from '../purchase/option-choice.tsx';
import { isSizeAxis } from '../purchase/product-matrix.ts';
import { SizeCalculator } from './size-calculator.tsx';
import { SizeChartTable } from './size-chart.tsx';
import styles from './size-guide-dialog.module.css';

type Rows = Extract<ProductDetailsProductFragment, { __typename: 'ConfigurableProduct' }>['fkv_maten'];
type Props = { readonly rows: Rows; readonly onClose: () => void };

/** Chart of this garment, how to measure, centimetres or inches, and a calculator that puts the size into the choice (UX-25). */
export function SizeGuideDialog({ rows, onClose }: Props) {
  const t = useMessages('catalogLater');
  const { number } = useFormats();
  const [unit, setUnit] = useState<'cm' | 'in'>('cm');
  const { matrix } = useChoice();
  const table = sizeTable(rows, { meaning: t('sizeChartMeaning'), letters: t('sizeChartLetters') });
  const model = sizeChartModel(table);
  const sizeAxis = matrix.axes.find(({ code }) => isSizeAxis(code))?.code;
  const inch = (value: number): string => number(value, { maximumFractionDigits: 1 });
  const shown =
    unit === 'cm'
      ? table
      : { ...table, lines: table.lines.map(({ size, cells }) => ({ size, cells: cells.map((cell) => inInches(cell, inch)) })) };
  return (
    <Drawer title={t('sizeChart')} close={{ label: t('closeDialog'), icon: <Icon name="x" /> }} onClose={onClose}>
      {(model?.measures.length ?? 0) > 1 ? <MeasureGuide /> : null}
      {model === undefined ? null : <SizeCalculator model={model} unit={unit} sizeAxis={sizeAxis} onTaken={onClose} />}
      <fieldset className={styles.units}>
        <legend className="visually-hidden">{t('unitSwitch')}</legend>
        {(['cm', 'in'] as const).map((value) => (
          <label key={value} className={styles.unit}>
            <input type="radio" name="unit" checked={unit === value} onChange={() => setUnit(value)} />
            {value === 'in' ? 'inch' : value}
          </label>
        ))}
      </fieldset>
      <SizeChartTable table={shown} />
    </Drawer>
  );
}
