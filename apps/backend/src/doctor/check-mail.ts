import { randomUUID } from 'node:crypto';
import { commandLine } from '#kernel/command-line.ts';
import { smtpTransport } from '#kernel/mail/smtp-transport.ts';
import { MailDeferred, MailRefused, MailServerUnreachable, type MailTransport } from '#kernel/mail/transport.ts';
import { assertSendable } from '#kernel/mail/email.ts';
import { broken, ok, warning, type Examination, type Finding } from './finding.ts';
import { doctorMail } from './mail-messages.ts';

type Owner = { readonly email: string; readonly language: string };

/** Logs in to the mail server and sends one mail: that a server answers says nothing about what it lets through. */
export async function checkMail(examination: Examination): Promise<Finding> {
  const { config } = examination;
  if (!config.smtpUrl) {
    return warning(`Mails stay in the mailbox of the demo (${config.publicUrl}/mailbox): set SMTP_URL before shoppers wait for them.`);
  }
  const transport = smtpTransport(config.smtpUrl);
  try {
    await transport.verify();
    if (!examination.sendsMail) return ok('The mail server lets the shop in; no mail was sent.');
    const owners = await ownersOf(examination);
    for (const owner of owners) await send(transport, examination, owner);
    return owners.length > 0
      ? ok(`The mail server has taken a mail to ${owners.map(({ email }) => email).join(', ')}: see that it arrives, and not as spam.`)
      : warning(
          `The mail server lets the shop in, but nobody owns the shop who could get a mail: name somebody with "${commandLine('doctor', '--to EMAIL')}".`,
        );
  } catch (error) {
    return mailFault(error);
  } finally {
    await transport.close();
  }
}

async function ownersOf({ to, database }: Examination): Promise<readonly Owner[]> {
  if (to !== undefined) return [{ email: to, language: 'en' }];
  const found = await database?.query<{ there: boolean }>("select to_regclass('staff_account') is not null as there");
  if (!found?.rows[0]?.there) return [];
  const answer = await database?.query<Owner>(
    `select email, language from staff_account join staff_role on staff_role.staff_id = staff_account.id
     where role = 'owner' and state = 'active' order by email`,
  );
  return answer?.rows ?? [];
}

async function send(transport: MailTransport, { config, clock }: Examination, { email, language }: Owner): Promise<void> {
  const mail = { to: email, ...doctorMail(language, config.publicUrl, clock.now()) };
  assertSendable(mail);
  await transport.send({ ...mail, from: config.mailFrom, messageId: `<${randomUUID()}@${new URL(config.publicUrl).hostname}>` });
}

function mailFault(error: unknown): Finding {
  if (error instanceof MailRefused) {
    return broken(`The mail server refuses the mails of the shop (${error.message}): allow the sender of MAIL_FROM there, or set another.`);
  }
  if (error instanceof MailDeferred) {
    return warning(`The mail server puts mails off (${error.message}): try again in a quarter of an hour, then ask who runs it.`);
  }
  if (!(error instanceof MailServerUnreachable)) throw error;
  return broken(
    error.message.includes('login')
      ? 'The mail server refuses the log-in of the shop: correct user and password in SMTP_URL.'
      : `No mail goes out, ${error.message}: correct host and port in SMTP_URL, and let the shop out to it.`,
  );
}
