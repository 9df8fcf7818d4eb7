import type { Language } from '@shop/contract';
import { readHtml } from './read-html.ts';
import { writePdf } from './pdf-document.ts';
import { documentMessages } from './messages.ts';

/** A text of the merchant that goes along with an order; `html` as the page of the shop has it. */
export type LegalText = { readonly title: string; readonly html: string };

/** The text as a PDF that the customer can keep and nobody can change afterwards (LAW-09). */
export function legalPdf({ title, html }: LegalText, language: Language, author: string, date: Date, theme?: string): Promise<Buffer> {
  return writePdf({ language, title, author, theme, date, pageMessage: documentMessages[language].page }, (pdf) => {
    pdf.heading(title, 1);
    for (const block of readHtml(html)) {
      if (block.kind === 'list') pdf.list(block.items);
      else if (block.kind === 'heading') pdf.heading(block.text, 2);
      else pdf.paragraph(block.text);
    }
  });
}
