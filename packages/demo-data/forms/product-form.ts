import { text } from '../catalogue/text.ts';
import { atLeast, atMost, emailField, nameField, noHtml, required } from './fields.ts';
import type { DemoForm } from './model.ts';

/** A question about a product; the SKU comes with the submission itself. */
export const productForm: DemoForm = {
  id: 2,
  type: 'product',
  identifier: 'product-question',
  title: text('Stel een vraag over dit artikel', 'Frag uns zu diesem Artikel', 'Ask a question about this item'),
  showFieldsetsAsPages: false,
  recipient: 'pasadvies@maas-en-alm.example',
  thankYouMessage: text(
    'Dank je wel. We leggen het artikel ernaast en antwoorden binnen één werkdag.',
    'Danke. Wir holen den Artikel dazu und antworten innerhalb eines Werktags.',
    'Thank you. We will fetch the item and answer within one working day.',
  ),
  fieldsets: [
    {
      title: text('Je vraag', 'Deine Frage', 'Your question'),
      fields: [
        {
          type: 'hidden',
          inputType: 'hidden',
          name: 'source',
          label: text('Herkomst', 'Herkunft', 'Source'),
          value: text('productpagina', 'Produktseite', 'product page'),
          validation: [],
        },
        {
          type: 'radio',
          name: 'topic',
          label: text('Je vraag gaat over', 'Deine Frage betrifft', 'Your question is about'),
          options: [
            text('De maat', 'Die Größe', 'The size'),
            text('De stof of het leer', 'Den Stoff oder das Leder', 'The fabric or leather'),
            text('De levertijd', 'Die Lieferzeit', 'The delivery time'),
            text('Iets anders', 'Etwas anderes', 'Something else'),
          ],
          validation: [required],
        },
        {
          type: 'textarea',
          name: 'question',
          label: text('Je vraag', 'Deine Frage', 'Your question'),
          placeholder: text(
            'Bijvoorbeeld: ik ben 1,78 m, valt de rok dan op de knie?',
            'Zum Beispiel: Ich bin 1,78 m groß, reicht der Rock bis zum Knie?',
            'For example: I am 1.78 m tall, will the skirt reach my knee?',
          ),
          validation: [required, noHtml, atLeast(10), atMost(1000)],
        },
        {
          type: 'text',
          inputType: 'number',
          name: 'height',
          label: text('Je lengte in cm', 'Deine Körpergröße in cm', 'Your height in cm'),
          validation: [{ type: 'numeric' }, atLeast(2), atMost(3)],
        },
        nameField,
        emailField,
      ],
    },
  ],
};
