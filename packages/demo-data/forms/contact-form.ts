import { text } from '../catalogue/text.ts';
import { atLeast, atMost, emailField, nameField, noHtml, required, telephoneField } from './fields.ts';
import type { DemoForm } from './model.ts';

export const contactForm: DemoForm = {
  id: 1,
  type: 'contact',
  identifier: 'contact',
  title: text('Schrijf ons', 'Schreib uns', 'Write to us'),
  showFieldsetsAsPages: false,
  recipient: 'info@maas-en-alm.example',
  thankYouMessage: text(
    'Dank je wel voor je bericht. Je krijgt meestal binnen een werkdag antwoord.',
    'Danke für deine Nachricht. Meist bekommst du innerhalb eines Werktags Antwort.',
    'Thank you for your message. You will usually hear from us within a working day.',
  ),
  fieldsets: [
    {
      title: text('Je bericht', 'Deine Nachricht', 'Your message'),
      fields: [
        nameField,
        emailField,
        telephoneField,
        {
          type: 'select',
          name: 'subject',
          label: text('Waar gaat het over?', 'Worum geht es?', 'What is it about?'),
          options: [
            text('Een bestelling', 'Eine Bestellung', 'An order'),
            text('Maat en pasvorm', 'Größe und Passform', 'Size and fit'),
            text('Retour of ruilen', 'Rückgabe oder Umtausch', 'Return or exchange'),
            text('Een klacht', 'Eine Beschwerde', 'A complaint'),
            text('Productveiligheid', 'Produktsicherheit', 'Product safety'),
            text('Iets anders', 'Etwas anderes', 'Something else'),
          ],
          validation: [required],
        },
        {
          type: 'text',
          inputType: 'text',
          name: 'order_number',
          label: text('Bestelnummer (als je dat hebt)', 'Bestellnummer (falls vorhanden)', 'Order number (if you have one)'),
          placeholder: text('100000042', '100000042', '100000042'),
          validation: [{ type: 'alphanumeric' }, atMost(20)],
        },
        {
          type: 'textarea',
          name: 'message',
          label: text('Je bericht', 'Deine Nachricht', 'Your message'),
          validation: [required, noHtml, atLeast(10), atMost(4000)],
        },
        {
          type: 'checkbox',
          inputType: 'checkbox',
          name: 'copy',
          label: text('Bevestig de ontvangst per e-mail', 'Bestätigt mir den Eingang per E-Mail', 'Confirm the receipt by email'),
          checkedValue: text('ja', 'ja', 'yes'),
          uncheckedValue: text('nee', 'nein', 'no'),
          validation: [],
        },
      ],
    },
  ],
};
