import { text } from '../catalogue/text.ts';
import { atMost, emailField, nameField, noHtml, required, telephoneField } from './fields.ts';
import type { DemoForm } from './model.ts';

/** The enquiry on the category page of groups and clubs. */
export const groupOrderForm: DemoForm = {
  id: 3,
  type: 'category',
  identifier: 'group-order',
  title: text('Vraag een groepsofferte aan', 'Gruppenangebot anfragen', 'Ask for a group quote'),
  showFieldsetsAsPages: false,
  recipient: 'zakelijk@maas-en-alm.example',
  thankYouMessage: text(
    'Dank je wel. Je krijgt binnen drie werkdagen een offerte met maatlijst.',
    'Danke. Du bekommst innerhalb von drei Werktagen ein Angebot mit Größenliste.',
    'Thank you. You will get a quote with a size list within three working days.',
  ),
  fieldsets: [
    {
      title: text('De groep', 'Die Gruppe', 'The group'),
      fields: [
        {
          type: 'text',
          inputType: 'text',
          name: 'group_name',
          label: text('Naam van de vereniging of het bedrijf', 'Name des Vereins oder Unternehmens', 'Name of the club or company'),
          validation: [required, noHtml, atMost(80)],
        },
        {
          type: 'text',
          inputType: 'url',
          name: 'website',
          label: text('Website', 'Website', 'Website'),
          placeholder: text('https://www.voorbeeld.nl', 'https://www.beispiel.de', 'https://www.example.org'),
          validation: [{ type: 'url' }],
        },
        {
          type: 'text',
          inputType: 'number',
          name: 'people',
          label: text('Aantal personen', 'Anzahl der Personen', 'Number of people'),
          validation: [required, { type: 'numeric' }, atMost(4)],
        },
        {
          type: 'text',
          inputType: 'text',
          name: 'budget',
          label: text('Budget per persoon in euro', 'Budget pro Person in Euro', 'Budget per person in euros'),
          placeholder: text('149.50', '149.50', '149.50'),
          validation: [{ type: 'decimal' }],
        },
        {
          type: 'date',
          inputType: 'date',
          name: 'needed_on',
          label: text('Wanneer heb je het nodig?', 'Wann brauchst du es?', 'When do you need it?'),
          validation: [required],
        },
        {
          type: 'checkbox',
          inputType: 'checkbox',
          name: 'embroidery',
          label: text(
            'We willen een naam of logo laten borduren',
            'Wir möchten einen Namen oder ein Logo sticken lassen',
            'We would like a name or logo embroidered',
          ),
          checkedValue: text('met borduursel', 'mit Stickerei', 'with embroidery'),
          uncheckedValue: text('zonder borduursel', 'ohne Stickerei', 'without embroidery'),
          validation: [],
        },
        {
          type: 'text',
          inputType: 'text',
          name: 'embroidery_text',
          label: text(
            'Tekst (letters, cijfers en spaties)',
            'Text (Buchstaben, Ziffern und Leerzeichen)',
            'Text (letters, digits and spaces)',
          ),
          validation: [{ type: 'alphanumeric_spaces' }, atMost(30)],
        },
        {
          type: 'text',
          inputType: 'text',
          name: 'monogram',
          label: text('Monogram (alleen letters)', 'Monogramm (nur Buchstaben)', 'Monogram (letters only)'),
          validation: [{ type: 'letters' }, atMost(3)],
        },
      ],
    },
    {
      title: text('Bereikbaar', 'Erreichbar', 'How to reach you'),
      fields: [
        nameField,
        emailField,
        telephoneField,
        {
          type: 'textarea',
          name: 'wishes',
          label: text('Wat moeten we nog weten?', 'Was sollten wir noch wissen?', 'What else should we know?'),
          validation: [noHtml, atMost(2000)],
        },
      ],
    },
  ],
};
