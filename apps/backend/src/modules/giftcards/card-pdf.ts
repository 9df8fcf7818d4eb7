import type { Language } from '@shop/contract';
import { documentFrame, formatDay, formatMoney, writePdf } from '#modules/orders/index.ts';
import type { Stores } from '#modules/stores/index.ts';
import { groupedCode } from './code.ts';
import type { GiftCard } from './gift-card.ts';
import { cardMessages } from './messages.ts';

/** A card to give away: what it is worth, until when, and its code as bars and as text. The code is in no other place. */
export function giftCardPdf(
  card: GiftCard,
  code: string,
  { language, now, seller }: { readonly language: Language; readonly now: Date; readonly seller: ReturnType<Stores['mailSender']> },
): Promise<Buffer> {
  const messages = cardMessages[language];
  const title = `${messages.title} ${formatMoney(card.balance, language)}`;
  return writePdf(documentFrame({ language }, seller, title, now), (pdf) => {
    pdf.heading(title, 1);
    pdf.heading(messages.code, 2);
    pdf.address([groupedCode(code)]);
    pdf.barcode(code, messages.barcode);
    pdf.facts([
      [messages.worth, formatMoney(card.balance, language)],
      [messages.until, formatDay(card.expiresOn, language)],
      [messages.number, card.number],
    ]);
    pdf.paragraph(messages.how);
    pdf.paragraph(messages.keep);
  });
}
