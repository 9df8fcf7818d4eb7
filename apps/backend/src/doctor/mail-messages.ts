const messages = {
  nl: {
    subject: 'Je webshop kan mailen',
    lines: ['Deze mail is verstuurd door de controle van je webshop {url}, op {time}.', 'Je hoeft niets te doen.'],
  },
  de: {
    subject: 'Dein Onlineshop kann mailen',
    lines: ['Diese Mail hat die Prüfung deines Onlineshops {url} verschickt, am {time}.', 'Du musst nichts tun.'],
  },
  en: {
    subject: 'Your online shop can send mail',
    lines: ['This mail was sent by the check of your online shop {url}, on {time}.', 'There is nothing you need to do.'],
  },
} as const;

const isLanguage = (language: string): language is keyof typeof messages => language in messages;

/** The mail by which an owner sees that mails arrive. */
export function doctorMail(
  language: string,
  url: string,
  now: Date,
): { readonly subject: string; readonly html: string; readonly text: string } {
  const known = isLanguage(language) ? language : 'en';
  const time = new Intl.DateTimeFormat(known, { dateStyle: 'long', timeStyle: 'long', timeZone: 'Europe/Amsterdam' }).format(now);
  const { subject, lines } = messages[known];
  const written = lines.map((line) => line.replace('{url}', url).replace('{time}', time));
  return { subject, text: written.join('\n\n'), html: written.map((line) => `<p>${line}</p>`).join('') };
}
