import { brands } from '../catalogue/brands.ts';
import { text } from '../catalogue/text.ts';
import { isItem, type FacadeSpec, type ItemSpec } from '../images/spec.ts';
import type { DemoBranch, DemoBranchPicture, Text } from '../model.ts';

/** The piece a brand is known for, as it stands in the window. */
function pieceOf(code: string): ItemSpec {
  const garment = brands.find((brand) => brand.code === code)?.image.garment;
  if (!garment || !isItem(garment)) throw new Error(`${code} has no piece to show`);
  return garment;
}

type Facade = Omit<FacadeSpec, 'kind' | 'seed' | 'sign' | 'windows'> & {
  readonly windows: readonly [readonly string[], readonly string[]];
  readonly facade: Text;
  readonly window: Text;
};

const facades: Readonly<Record<DemoBranch['code'], Facade>> = {
  SIT: {
    gable: 'stepped',
    wall: '#A8563F',
    trim: '#EFE4CF',
    shutter: '#1F3B2D',
    awning: '#B4234A',
    tint: 'enzian',
    windows: [
      ['hollerzwirn', 'mieder-maas'],
      ['wetterbach', 'zwirnhuette'],
    ],
    facade: text(
      'Getekende winkel in Sittard: bakstenen trapgevel met groene luiken en een rood-wit zonnescherm',
      'Gezeichneter Laden in Sittard: Backsteinhaus mit Treppengiebel, grünen Läden und rot-weißer Markise',
      'Drawing of the shop in Sittard: brick house with a stepped gable, green shutters and a red and white awning',
    ),
    window: text(
      'Etalage in Sittard met twee dirndls',
      'Schaufenster in Sittard mit zwei Dirndln',
      'Shop window in Sittard with two dirndls',
    ),
  },
  ROE: {
    gable: 'bell',
    wall: '#E3D6BC',
    trim: '#FFFFFF',
    shutter: '#26456B',
    awning: '#26456B',
    tint: 'enzian',
    windows: [
      ['gamsfeder-sohn', 'kaserzeug'],
      ['firnkind', 'steinroesl'],
    ],
    facade: text(
      'Getekende winkel in Roermond: licht pand met klokgevel, blauwe luiken en een blauw-wit zonnescherm',
      'Gezeichneter Laden in Roermond: helles Haus mit Glockengiebel, blauen Läden und blau-weißer Markise',
      'Drawing of the shop in Roermond: pale house with a bell gable, blue shutters and a blue and white awning',
    ),
    window: text(
      'Etalage in Roermond met een hoed en een lederhose',
      'Schaufenster in Roermond mit einem Hut und einer Lederhose',
      'Shop window in Roermond with a hat and a pair of lederhosen',
    ),
  },
  AAC: {
    gable: 'roof',
    wall: '#CBBE9E',
    trim: '#5B3A29',
    shutter: '#5B3A29',
    awning: '#2F5D46',
    tint: 'tanne',
    windows: [
      ['nordkar', 'firnkind'],
      ['wetterbach', 'hollerzwirn'],
    ],
    facade: text(
      'Getekende winkel in Aachen: zandkleurig huis met pannendak, bruine luiken en een groen-wit zonnescherm',
      'Gezeichneter Laden in Aachen: sandfarbenes Haus mit Ziegeldach, braunen Läden und grün-weißer Markise',
      'Drawing of the shop in Aachen: sand-coloured house with a tiled roof, brown shutters and a green and white awning',
    ),
    window: text(
      'Etalage in Aachen met een janker en een dirndl',
      'Schaufenster in Aachen mit einem Janker und einem Dirndl',
      'Shop window in Aachen with a janker and a dirndl',
    ),
  },
};

/** Our own drawings of the branches: the house, and what stands in its window. */
export function branchPictures(code: DemoBranch['code']): readonly DemoBranchPicture[] {
  const { facade, window, windows, ...looks } = facades[code];
  const [first, second] = windows;
  const garment: FacadeSpec = {
    kind: 'facade',
    seed: `branch-${code}`,
    sign: 'MAAS & ALM',
    windows: [first.map(pieceOf), second.map(pieceOf)],
    ...looks,
  };
  return [
    { role: 'storefront', garment, view: 'front', alt: facade },
    { role: 'gallery', garment, view: 'detail', alt: window },
  ];
}
