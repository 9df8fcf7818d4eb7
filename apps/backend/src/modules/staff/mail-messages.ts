import type { Language } from '@shop/contract';

/** Subject, sentences and the text of the link. `{who}` is filled in. */
type MailMessage = { readonly subject: string; readonly lines: readonly string[]; readonly link?: string };
export type StaffLetter = 'invitation' | 'reset' | 'passwordChanged' | 'resetTold' | 'powerTaken' | 'passkeyCopied';

export const staffMailMessages: Readonly<
  Record<Language, Readonly<Record<StaffLetter, MailMessage>> & { readonly greeting: string; readonly notice: string }>
> = {
  nl: {
    greeting: 'Hallo {name},',
    notice: 'Je krijgt deze e-mail omdat je in de back office van onze winkel werkt of daarvoor bent uitgenodigd.',
    invitation: {
      subject: 'Je uitnodiging voor de back office',
      lines: ['Je kunt voortaan meewerken in de back office. Kies met deze link je wachtwoord. Hij werkt 72 uur en één keer.'],
      link: 'Uitnodiging aannemen',
    },
    reset: {
      subject: 'Stel je toegang opnieuw in',
      lines: [
        'Je toegang tot de back office is opnieuw ingesteld. Kies met deze link een nieuw wachtwoord. Hij werkt een half uur en één keer.',
        'Je bent overal uitgelogd en je codes zijn vervallen. Heb je hier niet om gevraagd? Neem dan meteen contact op met een eigenaar.',
      ],
      link: 'Nieuw wachtwoord kiezen',
    },
    passwordChanged: {
      subject: 'Je wachtwoord voor de back office is gewijzigd',
      lines: [
        'Het wachtwoord van je account is zojuist gewijzigd. Op andere apparaten ben je uitgelogd.',
        'Was jij dat niet? Neem dan meteen contact op met een eigenaar.',
      ],
    },
    resetTold: {
      subject: 'Een account van de back office is opnieuw ingesteld',
      lines: ['De toegang van {who} is opnieuw ingesteld: wachtwoord, codes en alle sessies. Klopt dat niet? Blokkeer dan het account.'],
    },
    powerTaken: {
      subject: 'Een eigenaar of financiën kan minder in de back office',
      lines: [
        'Het account van {who} is geblokkeerd of heeft een rol verloren. Wie dat deed, staat in het logboek.',
        'Klopt dat niet? Neem dan meteen contact op met de andere eigenaren.',
      ],
    },
    passkeyCopied: {
      subject: 'Een passkey van de back office is misschien gekopieerd',
      lines: [
        'Iemand wilde inloggen met een passkey van {who} waarvan de teller is teruggelopen. Dat gebeurt als er een kopie van bestaat. We hebben niemand binnengelaten.',
        'Verwijder deze passkey bij je account en stel een nieuwe in. Herken je dit niet? Laat een eigenaar dan het account opnieuw instellen.',
      ],
    },
  },
  de: {
    greeting: 'Hallo {name},',
    notice: 'Du erhältst diese E-Mail, weil du im Backoffice unseres Shops arbeitest oder dazu eingeladen bist.',
    invitation: {
      subject: 'Deine Einladung ins Backoffice',
      lines: ['Du kannst ab jetzt im Backoffice mitarbeiten. Wähle mit diesem Link dein Passwort. Er gilt 72 Stunden und einmal.'],
      link: 'Einladung annehmen',
    },
    reset: {
      subject: 'Richte deinen Zugang neu ein',
      lines: [
        'Dein Zugang zum Backoffice wurde zurückgesetzt. Wähle mit diesem Link ein neues Passwort. Er gilt eine halbe Stunde und einmal.',
        'Du bist überall abgemeldet und deine Codes gelten nicht mehr. Du hast nicht darum gebeten? Dann melde dich sofort bei einem Inhaber.',
      ],
      link: 'Neues Passwort wählen',
    },
    passwordChanged: {
      subject: 'Dein Passwort fürs Backoffice wurde geändert',
      lines: [
        'Das Passwort deines Kontos wurde gerade geändert. Auf anderen Geräten bist du abgemeldet.',
        'Das warst nicht du? Dann melde dich sofort bei einem Inhaber.',
      ],
    },
    resetTold: {
      subject: 'Ein Konto im Backoffice wurde zurückgesetzt',
      lines: ['Der Zugang von {who} wurde zurückgesetzt: Passwort, Codes und alle Sitzungen. Stimmt das nicht? Dann sperre das Konto.'],
    },
    powerTaken: {
      subject: 'Ein Inhaber oder die Finanzen dürfen im Backoffice weniger',
      lines: [
        'Das Konto von {who} wurde gesperrt oder hat eine Rolle verloren. Wer das war, steht im Protokoll.',
        'Stimmt das nicht? Dann melde dich sofort bei den anderen Inhabern.',
      ],
    },
    passkeyCopied: {
      subject: 'Ein Passkey fürs Backoffice wurde vielleicht kopiert',
      lines: [
        'Jemand wollte sich mit einem Passkey von {who} anmelden, dessen Zähler zurückgelaufen ist. Das passiert, wenn es eine Kopie davon gibt. Wir haben niemanden hereingelassen.',
        'Entferne diesen Passkey im Konto und richte einen neuen ein. Du kannst dir das nicht erklären? Dann lass das Konto von einem Inhaber zurücksetzen.',
      ],
    },
  },
  en: {
    greeting: 'Hello {name},',
    notice: 'You are receiving this email because you work in the back office of our shop or were invited to.',
    invitation: {
      subject: 'Your invitation to the back office',
      lines: ['You can work in the back office from now on. Choose your password with this link. It works once, within 72 hours.'],
      link: 'Accept the invitation',
    },
    reset: {
      subject: 'Set up your access again',
      lines: [
        'Your access to the back office was reset. Choose a new password with this link. It works once, within half an hour.',
        'You are logged out everywhere and your codes have ended. Did you not ask for this? Then talk to an owner at once.',
      ],
      link: 'Choose a new password',
    },
    passwordChanged: {
      subject: 'Your password for the back office was changed',
      lines: [
        'The password of your account was changed just now. You are logged out on other devices.',
        'If this was not you, talk to an owner at once.',
      ],
    },
    resetTold: {
      subject: 'An account of the back office was reset',
      lines: ['The access of {who} was reset: password, codes and all sessions. Is that not right? Then suspend the account.'],
    },
    powerTaken: {
      subject: 'An owner or finance may do less in the back office',
      lines: [
        'The account of {who} was suspended or has lost a role. The log says who did it.',
        'Is that not right? Then talk to the other owners at once.',
      ],
    },
    passkeyCopied: {
      subject: 'A passkey of the back office may have been copied',
      lines: [
        'Somebody tried to log in with a passkey of {who} whose counter went back. That happens when there is a copy of it. We let nobody in.',
        'Remove this passkey from the account and set up a new one. Can you not explain it? Then have an owner reset the account.',
      ],
    },
  },
};
