import { text } from '../catalogue/text.ts';
import { atMost, branchField, emailField, noHtml, required, telephoneField } from './fields.ts';
import type { DemoForm } from './model.ts';

/** A fitting by appointment, one fieldset a page. */
export const measureAppointmentForm: DemoForm = {
  id: 4,
  type: 'custom',
  identifier: 'measure-appointment',
  title: text('Maak een pasafspraak', 'Termin zur Anprobe', 'Book a fitting'),
  showFieldsetsAsPages: true,
  recipient: 'atelier@maas-en-alm.example',
  thankYouMessage: text(
    'Dank je wel. De winkel bevestigt je afspraak per e-mail, meestal dezelfde dag.',
    'Danke. Der Laden bestätigt deinen Termin per E-Mail, meist noch am selben Tag.',
    'Thank you. The shop will confirm your appointment by email, usually the same day.',
  ),
  fieldsets: [
    {
      title: text('Waarvoor kom je?', 'Wofür kommst du?', 'What are you coming for?'),
      fields: [
        {
          type: 'radio',
          name: 'purpose',
          label: text('Ik kom voor', 'Ich komme für', 'I am coming for'),
          options: [
            text('Een dirndl passen', 'Eine Dirndl-Anprobe', 'Trying on a dirndl'),
            text('Een lederhose passen', 'Eine Lederhosen-Anprobe', 'Trying on lederhosen'),
            text('Bruidskleding', 'Hochzeitskleidung', 'Wedding clothes'),
            text('Vermaken', 'Eine Änderung', 'An alteration'),
          ],
          validation: [required],
        },
        {
          type: 'text',
          inputType: 'text',
          name: 'size',
          label: text('Je gewone maat', 'Deine übliche Größe', 'Your usual size'),
          validation: [{ type: 'alphanumeric' }, atMost(4)],
        },
        {
          type: 'textarea',
          name: 'remarks',
          label: text('Wat moeten we klaarhangen?', 'Was sollen wir bereithalten?', 'What should we have ready?'),
          validation: [noHtml, atMost(500)],
        },
      ],
    },
    {
      title: text('Waar en wanneer?', 'Wo und wann?', 'Where and when?'),
      fields: [
        branchField,
        {
          type: 'date',
          inputType: 'date',
          name: 'day',
          label: text('Gewenste dag', 'Wunschtag', 'Preferred day'),
          validation: [required],
        },
        {
          type: 'select',
          name: 'part_of_day',
          label: text('Dagdeel', 'Tageszeit', 'Time of day'),
          options: [
            text('Ochtend', 'Vormittag', 'Morning'),
            text('Middag', 'Nachmittag', 'Afternoon'),
            text('Koopavond (donderdag)', 'Abend (Donnerstag)', 'Evening (Thursday)'),
          ],
          validation: [required],
        },
        {
          type: 'text',
          inputType: 'number',
          name: 'companions',
          label: text('Met hoeveel personen kom je?', 'Zu wie vielen kommt ihr?', 'How many of you will come?'),
          value: text('1', '1', '1'),
          validation: [required, { type: 'numeric' }, atMost(1)],
        },
      ],
    },
    {
      title: text('Wie ben je?', 'Wer bist du?', 'Who are you?'),
      fields: [
        {
          type: 'text',
          inputType: 'text',
          name: 'firstname',
          label: text('Voornaam', 'Vorname', 'First name'),
          validation: [required, noHtml, atMost(50)],
        },
        {
          type: 'text',
          inputType: 'text',
          name: 'lastname',
          label: text('Achternaam', 'Nachname', 'Last name'),
          validation: [required, noHtml, atMost(80)],
        },
        emailField,
        telephoneField,
        {
          type: 'checkbox',
          inputType: 'checkbox',
          name: 'reminder',
          label: text('Herinner me een dag van tevoren', 'Erinnert mich einen Tag vorher', 'Remind me a day before'),
          checkedValue: text('met herinnering', 'mit Erinnerung', 'with a reminder'),
          uncheckedValue: text('zonder herinnering', 'ohne Erinnerung', 'without a reminder'),
          validation: [],
        },
      ],
    },
  ],
};
