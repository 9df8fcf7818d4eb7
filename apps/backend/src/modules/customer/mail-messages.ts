import type { Language } from '@shop/contract';

/** Subject, sentences and the text of the link of every mail to a customer. `{company}` is filled in. */
type MailMessage = { readonly subject: string; readonly lines: readonly string[]; readonly link?: string };
export type Letter =
  | 'welcome'
  | 'waiting'
  | 'confirmEmail'
  | 'reset'
  | 'passwordChanged'
  | 'emailChanged'
  | 'approved'
  | 'rejected'
  | 'dataCopied'
  | 'erasure';
type Greetings = { readonly greeting: string; /** For who has a name that is more than a name. */ readonly plainGreeting: string };

export const mailMessages: Readonly<Record<Language, Readonly<Record<Letter, MailMessage>> & Greetings>> = {
  nl: {
    greeting: 'Hallo {name},',
    plainGreeting: 'Hallo,',
    welcome: {
      subject: 'Je account is aangemaakt',
      lines: ['Je account is klaar. Je vindt er je bestellingen, adressen, maten en wensenlijst.'],
      link: 'Naar je account',
    },
    waiting: {
      subject: 'Je zakelijke account is aangemaakt',
      lines: [
        'Je account is klaar en je kunt meteen bestellen. We controleren de gegevens van je bedrijf en laten je weten zodra dat is gebeurd.',
        'Daarna zie je prijzen exclusief btw en staffelprijzen en kun je op rekening kopen.',
      ],
      link: 'Naar je account',
    },
    confirmEmail: {
      subject: 'Bevestig je nieuwe e-mailadres',
      lines: [
        'Iemand wil dit adres gebruiken voor een account in onze winkel. Ben jij dat? Bevestig het dan met deze link, terwijl je bent ingelogd. Hij werkt 24 uur en één keer.',
        'Was jij dat niet? Dan hoef je niets te doen; er verandert niets.',
      ],
      link: 'E-mailadres bevestigen',
    },
    reset: {
      subject: 'Nieuw wachtwoord instellen',
      lines: [
        'Met deze link stel je een nieuw wachtwoord in. Hij werkt één uur en één keer.',
        'Heb je hier niet om gevraagd? Dan hoef je niets te doen; je wachtwoord blijft zoals het is.',
      ],
      link: 'Nieuw wachtwoord instellen',
    },
    passwordChanged: {
      subject: 'Je wachtwoord is gewijzigd',
      lines: [
        'Het wachtwoord van je account is zojuist gewijzigd. Op andere apparaten ben je uitgelogd.',
        'Was jij dat niet? Stel dan meteen een nieuw wachtwoord in en neem contact met ons op.',
      ],
      link: 'Nieuw wachtwoord aanvragen',
    },
    emailChanged: {
      subject: 'Je e-mailadres is gewijzigd',
      lines: ['Het e-mailadres van je account is zojuist gewijzigd. Was jij dat niet? Neem dan meteen contact met ons op.'],
    },
    approved: {
      subject: 'Je zakelijke account is goedgekeurd',
      lines: [
        'We hebben de gegevens van {company} gecontroleerd. Je ziet nu prijzen exclusief btw en staffelprijzen en kunt op rekening kopen.',
      ],
      link: 'Naar je account',
    },
    rejected: {
      subject: 'Je zakelijke account',
      lines: [
        'We konden de gegevens van {company} niet bevestigen. Je account blijft bestaan en je kunt gewoon bestellen, tegen consumentenprijzen.',
        'Klopt er iets niet? Pas je gegevens aan of neem contact met ons op.',
      ],
      link: 'Gegevens aanpassen',
    },
    dataCopied: {
      subject: 'Je gegevens zijn gedownload',
      lines: [
        'Je hebt zojuist een kopie gedownload van alles wat we van je bewaren. Via de link download je hem opnieuw, nadat je bent ingelogd.',
        'Was jij dat niet? Wijzig dan meteen je wachtwoord en neem contact met ons op.',
      ],
      link: 'Naar je gegevens',
    },
    erasure: {
      subject: 'Je account wordt verwijderd',
      lines: [
        'Over 14 dagen verwijderen we je account met alles wat erbij hoort. Facturen bewaren we zolang de wet dat vraagt.',
        'Heb je je bedacht? Log binnen 14 dagen in en je account blijft bestaan.',
      ],
      link: 'Inloggen',
    },
  },
  de: {
    greeting: 'Hallo {name}!',
    plainGreeting: 'Hallo!',
    welcome: {
      subject: 'Dein Konto ist angelegt',
      lines: ['Dein Konto ist bereit. Dort findest du deine Bestellungen, Adressen, Maße und deine Wunschliste.'],
      link: 'Zu deinem Konto',
    },
    waiting: {
      subject: 'Dein Geschäftskonto ist angelegt',
      lines: [
        'Dein Konto ist bereit und du kannst sofort bestellen. Wir prüfen die Angaben deines Unternehmens und geben dir Bescheid, sobald das geschehen ist.',
        'Danach siehst du Preise ohne MwSt. und Staffelpreise und kannst auf Rechnung kaufen.',
      ],
      link: 'Zu deinem Konto',
    },
    confirmEmail: {
      subject: 'Bestätige deine neue E-Mail-Adresse',
      lines: [
        'Jemand möchte diese Adresse für ein Konto in unserem Shop verwenden. Bist du das? Dann bestätige sie mit diesem Link, während du angemeldet bist. Er gilt 24 Stunden und nur einmal.',
        'Warst du das nicht? Dann brauchst du nichts zu tun; es ändert sich nichts.',
      ],
      link: 'E-Mail-Adresse bestätigen',
    },
    reset: {
      subject: 'Neues Passwort festlegen',
      lines: [
        'Mit diesem Link legst du ein neues Passwort fest. Er gilt eine Stunde und nur einmal.',
        'Du hast das nicht angefordert? Dann brauchst du nichts zu tun; dein Passwort bleibt, wie es ist.',
      ],
      link: 'Neues Passwort festlegen',
    },
    passwordChanged: {
      subject: 'Dein Passwort wurde geändert',
      lines: [
        'Das Passwort deines Kontos wurde gerade geändert. Auf anderen Geräten bist du abgemeldet.',
        'Warst du das nicht? Dann lege sofort ein neues Passwort fest und melde dich bei uns.',
      ],
      link: 'Neues Passwort anfordern',
    },
    emailChanged: {
      subject: 'Deine E-Mail-Adresse wurde geändert',
      lines: ['Die E-Mail-Adresse deines Kontos wurde gerade geändert. Warst du das nicht? Dann melde dich sofort bei uns.'],
    },
    approved: {
      subject: 'Dein Geschäftskonto ist freigeschaltet',
      lines: [
        'Wir haben die Angaben von {company} geprüft. Du siehst jetzt Preise ohne MwSt. und Staffelpreise und kannst auf Rechnung kaufen.',
      ],
      link: 'Zu deinem Konto',
    },
    rejected: {
      subject: 'Dein Geschäftskonto',
      lines: [
        'Wir konnten die Angaben von {company} nicht bestätigen. Dein Konto bleibt bestehen und du kannst weiter bestellen, zu Verbraucherpreisen.',
        'Stimmt etwas nicht? Dann ändere deine Angaben oder melde dich bei uns.',
      ],
      link: 'Angaben ändern',
    },
    dataCopied: {
      subject: 'Deine Daten wurden heruntergeladen',
      lines: [
        'Du hast gerade eine Kopie von allem heruntergeladen, was wir von dir speichern. Über den Link lädst du sie erneut herunter, nachdem du dich angemeldet hast.',
        'Warst du das nicht? Dann ändere sofort dein Passwort und melde dich bei uns.',
      ],
      link: 'Zu deinen Daten',
    },
    erasure: {
      subject: 'Dein Konto wird gelöscht',
      lines: [
        'In 14 Tagen löschen wir dein Konto mit allem, was dazugehört. Rechnungen bewahren wir auf, solange das Gesetz es verlangt.',
        'Anders überlegt? Melde dich innerhalb von 14 Tagen an, und dein Konto bleibt bestehen.',
      ],
      link: 'Anmelden',
    },
  },
  en: {
    greeting: 'Hello {name},',
    plainGreeting: 'Hello,',
    welcome: {
      subject: 'Your account is ready',
      lines: ['Your account is ready. It holds your orders, addresses, sizes and wishlist.'],
      link: 'To your account',
    },
    waiting: {
      subject: 'Your business account is ready',
      lines: [
        'Your account is ready and you can order at once. We are checking the details of your business and will let you know when that is done.',
        'From then on you see prices without VAT and tier prices, and you can buy on account.',
      ],
      link: 'To your account',
    },
    confirmEmail: {
      subject: 'Confirm your new email address',
      lines: [
        'Somebody would like to use this address for an account in our shop. Is that you? Then confirm it with this link while you are logged in. It works once, within 24 hours.',
        'If this was not you, you need not do anything; nothing changes.',
      ],
      link: 'Confirm email address',
    },
    reset: {
      subject: 'Set a new password',
      lines: [
        'Use this link to set a new password. It works once, within an hour.',
        'You did not ask for it? Then you need not do anything; your password stays as it is.',
      ],
      link: 'Set a new password',
    },
    passwordChanged: {
      subject: 'Your password was changed',
      lines: [
        'The password of your account was changed just now. You are logged out on other devices.',
        'If this was not you, set a new password at once and contact us.',
      ],
      link: 'Request a new password',
    },
    emailChanged: {
      subject: 'Your email address was changed',
      lines: ['The email address of your account was changed just now. If this was not you, contact us at once.'],
    },
    approved: {
      subject: 'Your business account is approved',
      lines: ['We have checked the details of {company}. You now see prices without VAT and tier prices, and you can buy on account.'],
      link: 'To your account',
    },
    rejected: {
      subject: 'Your business account',
      lines: [
        'We could not confirm the details of {company}. Your account stays and you can go on ordering, at consumer prices.',
        'Is something wrong? Change your details or contact us.',
      ],
      link: 'Change details',
    },
    dataCopied: {
      subject: 'Your data were downloaded',
      lines: [
        'You have just downloaded a copy of everything we keep about you. Use the link to download it again, after logging in.',
        'If this was not you, change your password at once and contact us.',
      ],
      link: 'To your data',
    },
    erasure: {
      subject: 'Your account will be deleted',
      lines: [
        'In 14 days we delete your account with everything that belongs to it. We keep invoices as long as the law asks us to.',
        'Changed your mind? Log in within 14 days and your account stays.',
      ],
      link: 'Log in',
    },
  },
};
