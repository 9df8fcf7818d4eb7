import { writeFileSync } from 'node:fs';
import { isLanguage } from '@shop/contract';
import type { Email } from '#kernel/mail/email.ts';
import { aFullOrder } from './a-full-order.ts';
import { aSeller } from './an-order.ts';
import { everyMail } from './every-mail.ts';
import { readPdf } from './read-pdf.ts';

export type WrittenMail = { readonly subject: string; readonly html: string; readonly text: string; readonly documents: readonly string[] };

const text = { title: '1', html: '<p>1</p>' };

async function written({ subject, html, text: plain, attachments = [] }: Email): Promise<WrittenMail> {
  const pdfs = attachments.filter(({ contentType }) => contentType === 'application/pdf');
  const documents = await Promise.all(pdfs.map(async ({ content }) => readPdf(Buffer.from(content as Uint8Array))));
  return { subject, html, text: plain, documents: documents.map(String) };
}

/** `node write-every-mail.ts <file> <language>`: every mail of the shop with its documents, as texts. */
const [file, language] = process.argv.slice(2);
if (file === undefined || language === undefined || !isLanguage(language)) throw new Error('Name a file and a language of the shop.');
const mails = await everyMail(language, {
  sender: { ...aSeller, url: 'https://shop.example/' },
  order: aFullOrder({ language }),
  pictures: new Map(),
  legal: { terms: text, withdrawal: text },
  product: { name: 'X' },
  words: 'X',
});
writeFileSync(file, JSON.stringify((await Promise.all(mails.map(({ mail }) => written(mail)))) satisfies readonly WrittenMail[]));
