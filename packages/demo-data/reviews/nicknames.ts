import type { Language } from '@shop/contract';
import type { Random } from '../catalogue/plan/random.ts';

type Names = { readonly women: readonly string[]; readonly men: readonly string[] };

const firstNames: Readonly<Record<Language, Names>> = {
  nl: {
    women: 'Marloes Anke Femke Ilse Lotte Saskia Wendy Petra Monique Esther Inge Marieke Nicole Sanne Tineke'.split(' '),
    men: 'Joost Ruud Wim Bart Geert Harrie Jos Koen Marcel Niels Paul Roel Sjef Twan Ger'.split(' '),
  },
  de: {
    women: 'Anja Birgit Claudia Daniela Heike Jana Katrin Lena Manuela Nadine Sabine Sandra Silke Susanne Tanja'.split(' '),
    men: 'Andreas Christian Dirk Frank Holger Jens Jörg Markus Michael Oliver Ralf Stefan Thomas Uwe Volker'.split(' '),
  },
  en: {
    women: 'Alice Becky Carol Emma Fiona Grace Hannah Jane Karen Laura Megan Rachel Sarah Sophie Zoe'.split(' '),
    men: 'Adam Ben Colin David George Harry Ian James Kevin Mark Neil Oliver Peter Simon Tom'.split(' '),
  },
};

const places: Readonly<Record<Language, readonly string[]>> = {
  nl: 'Geleen Heerlen Kerkrade Venlo Weert Echt Maastricht Eindhoven Hasselt Beek'.split(' '),
  de: 'Aachen Köln Düren Eschweiler Jülich Heinsberg Erkelenz Düsseldorf Stolberg Bonn'.split(' '),
  en: 'Leeds Bath York Dublin Bristol Cork Oxford Chester Norwich Ghent'.split(' '),
};

const from: Readonly<Record<Language, string>> = { nl: 'uit', de: 'aus', en: 'from' };

function namesFor(language: Language, wearers: readonly string[]): readonly string[] {
  const { women, men } = firstNames[language];
  if (wearers.length === 1 && wearers[0] === 'dames') return women;
  return wearers.length === 1 && wearers[0] === 'heren' ? men : [...women, ...men];
}

/** What a buyer signs with: a first name, sometimes with an initial or a town. `wearers` are options of attribute `gender`. */
export function nickname(random: Random, language: Language, wearers: readonly string[]): string {
  const name = random.pick(namesFor(language, wearers));
  if (random.chance(0.25)) return `${name} ${random.pick('BDGHJKLMPRSTVW'.split(''))}.`;
  return random.chance(0.25) ? `${name} ${from[language]} ${random.pick(places[language])}` : name;
}
