import { useMessages } from '../../../i18n/language-context.tsx';
import { axisKind, type MatrixAxis } from './product-matrix.ts';

type Words = {
  /** On the button: "Kies je maat". */
  readonly choose: string;
  /** At the options, when somebody wanted to buy before choosing. */
  readonly chooseFirst: string;
};

/** Asks for a size, a colour or a length in the shop's own words; for anything else by its label. */
export function useChooseWords(): (axis: Pick<MatrixAxis, 'code' | 'label' | 'values'>) => Words {
  const t = useMessages('catalog');
  return (axis) => {
    switch (axisKind(axis)) {
      case 'sizes':
        return { choose: t('chooseSize'), chooseFirst: t('chooseSizeFirst') };
      case 'colours':
        return { choose: t('chooseColour'), chooseFirst: t('chooseColourFirst') };
      case 'lengths':
        return { choose: t('chooseLength'), chooseFirst: t('chooseLengthFirst') };
      case 'values':
        return { choose: t('chooseOption', { option: axis.label }), chooseFirst: t('chooseOptionFirst', { option: axis.label }) };
    }
  };
}
