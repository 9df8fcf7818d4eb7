import { useMessages } from '../../../i18n/language-context.tsx';
import type { FilterGroup } from '../filters/filter-groups.ts';
import type { FilterSection } from '../filters/filter-sections.ts';

/** Size systems share the label "size": side by side they are told apart by what they are for. */
const sizeSystems = {
  maat_dirndl: 'sizes_maat_dirndl',
  maat_lederhose: 'sizes_maat_lederhose',
  maat_kind: 'sizes_maat_kind',
  maat_hemd: 'sizes_maat_hemd',
  maat_schoen: 'sizes_maat_schoen',
  maat_hoed: 'sizes_maat_hoed',
  maat_sok: 'sizes_maat_sok',
  maat_riem: 'sizes_maat_riem',
  blouse_maat: 'sizes_blouse_maat',
} as const;

const sectionNames = {
  size: 'section_size',
  length: 'section_length',
  material: 'section_material',
  embroidery: 'section_embroidery',
  selection: 'section_selection',
} as const;

const keyIn = <Names extends object>(names: Names, key: string): key is keyof Names & string => Object.hasOwn(names, key);

/** The words over the filters; an attribute brings its own label, only what joins several needs a name of ours. */
export function useSectionNames() {
  const t = useMessages('catalog');
  const groupName = ({ code, label }: Pick<FilterGroup, 'code' | 'label'>): string =>
    keyIn(sizeSystems, code) ? t(sizeSystems[code]) : label;
  const sectionName = (section: FilterSection): string => {
    if (!('groups' in section)) return t('price');
    const [first, second] = section.groups;
    if (second === undefined || !keyIn(sectionNames, section.key)) return first?.label ?? section.key;
    return t(sectionNames[section.key]);
  };
  return { groupName, sectionName };
}
