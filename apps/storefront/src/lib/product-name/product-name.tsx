import { useShopState } from '../page/shop-state.tsx';
import { germanPart } from './split-given-name.ts';

type Props = {
  readonly name: string;
  readonly givenName?: string | undefined;
  /** A theme may set the given name apart. */
  readonly as?: 'span' | 'em';
};

/** The name of a product; its German part says so where the page speaks another language, so that it is read out as German. */
export function ProductName({ name, givenName, as: Part = 'span' }: Props) {
  const { language } = useShopState().storeView;
  const { before, german, after } = germanPart(name, givenName);
  if (german === '' || (language === 'de' && Part === 'span')) return name;
  return (
    <>
      {before}
      <Part lang={language === 'de' ? undefined : 'de'}>{german}</Part>
      {after}
    </>
  );
}
