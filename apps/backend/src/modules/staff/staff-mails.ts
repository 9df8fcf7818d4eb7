import type { Language } from '@shop/contract';
import { button, sentences } from '#kernel/mail/blocks.ts';
import type { Email } from '#kernel/mail/email.ts';
import { mailLayout } from '#kernel/mail/layout.ts';
import type { Stores } from '#modules/stores/index.ts';
import { staffMailMessages, type StaffLetter } from './mail-messages.ts';
import type { LinkKind } from './invitations.ts';

type Addressee = { readonly email: string; readonly name: string; readonly language: Language };

export type StaffMails = {
  link(to: Addressee, kind: LinkKind, token: string): Email;
  passwordChanged(to: Addressee): Email;
  /** To the owners: somebody's access was reset. */
  resetTold(to: Addressee, who: string): Email;
  /** To its person and the owners: somebody who decides with them is suspended or has lost a role. */
  powerTaken(to: Addressee, who: string): Email;
  /** To its person and the owners: a passkey seems to exist twice. */
  passkeyCopied(to: Addressee, who: string): Email;
};

/** Where a link of a mail leads. Behind the #, where no server and no log sees it. */
export const linkAddress = (backOfficeUrl: string, token: string): string => `${backOfficeUrl}/staff/welcome#${token}`;

/** Mails of the back office, in the language of whoever gets them. */
export function createStaffMails(stores: Pick<Stores, 'activeViews' | 'defaultView' | 'mailSender'>, backOfficeUrl: string): StaffMails {
  const write = (letter: StaffLetter, to: Addressee, { href, who = '' }: { readonly href?: string; readonly who?: string } = {}): Email => {
    const view = stores.activeViews().find(({ language }) => language === to.language) ?? stores.defaultView();
    const messages = staffMailMessages[to.language];
    const { subject, lines, link } = messages[letter];
    const filled = lines.map((line) => line.replace('{who}', () => who));
    const layout = mailLayout(to.language, {
      sender: stores.mailSender(view.code),
      title: subject,
      preview: filled[0],
      blocks: [
        sentences(
          messages.greeting.replace('{name}', () => to.name),
          ...filled,
        ),
        ...(href && link ? [button(href, link)] : []),
      ],
      notice: messages.notice,
    });
    return { to: to.email, subject, ...layout };
  };
  return {
    link: (to, kind, token) => write(kind, to, { href: linkAddress(backOfficeUrl, token) }),
    passwordChanged: (to) => write('passwordChanged', to),
    resetTold: (to, who) => write('resetTold', to, { who }),
    powerTaken: (to, who) => write('powerTaken', to, { who }),
    passkeyCopied: (to, who) => write('passkeyCopied', to, { who }),
  };
}
