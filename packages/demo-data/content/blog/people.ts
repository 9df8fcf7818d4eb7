import { text } from '../../catalogue/text.ts';
import type { DemoBlogAuthor, DemoBlogCategory } from '../model.ts';

export const blogAuthors: readonly DemoBlogAuthor[] = [
  {
    id: 1,
    identifier: 'mia-thissen',
    name: 'Mia Thissen',
    title: text('Coupeuse in Sittard', 'Schneiderin in Sittard', 'Seamstress in Sittard'),
  },
  {
    id: 2,
    identifier: 'ruud-claessens',
    name: 'Ruud Claessens',
    title: text('Leer en groepen, Roermond', 'Leder und Gruppen, Roermond', 'Leather and groups, Roermond'),
  },
  {
    id: 3,
    identifier: 'katharina-esser',
    name: 'Katharina Esser',
    title: text('Leidt de winkel in Aachen', 'Leitet den Laden in Aachen', 'Runs the shop in Aachen'),
  },
];

export const blogCategories: readonly DemoBlogCategory[] = [
  {
    id: 1,
    identifier: text('traditie-en-stijl', 'tradition-und-stil', 'tradition-and-style'),
    title: text('Traditie en stijl', 'Tradition und Stil', 'Tradition and style'),
  },
  {
    id: 2,
    identifier: text('maat-en-pasvorm', 'groesse-und-passform', 'size-and-fit'),
    title: text('Maat en pasvorm', 'Größe und Passform', 'Size and fit'),
  },
  {
    id: 3,
    identifier: text('stof-en-onderhoud', 'stoff-und-pflege', 'fabric-and-care'),
    title: text('Stof en onderhoud', 'Stoff und Pflege', 'Fabric and care'),
  },
  {
    id: 4,
    identifier: text('uit-de-winkel', 'aus-dem-laden', 'from-the-shop'),
    title: text('Uit de winkel', 'Aus dem Laden', 'From the shop'),
  },
];
