import { html, type SafeHtml } from './html.ts';
import type { MailboxMessage } from './mailbox-transport.ts';

const style = html`<style>
  body {
    margin: 0 auto;
    max-width: 60rem;
    padding: 1.5rem;
    font:
      1rem/1.5 system-ui,
      sans-serif;
    color: #222;
    background: #fff;
  }
  h1 {
    font-size: 1.5rem;
  }
  a {
    color: #23527c;
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    text-align: start;
    padding: 0.5rem;
    border-bottom: 1px solid #ddd;
    vertical-align: top;
  }
  td {
    overflow-wrap: anywhere;
  }
  iframe {
    width: 100%;
    height: 70vh;
    border: 1px solid #ccc;
    background: #fff;
  }
  pre {
    white-space: pre-wrap;
    background: #f6f6f6;
    padding: 1rem;
  }
  dt {
    font-weight: 600;
  }
  dd {
    margin: 0 0 0.5rem;
  }
</style>`;

const page = (title: string, body: SafeHtml): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${style}
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`.toString();

const time = (date: Date): string => date.toISOString().replace('T', ' ').slice(0, 19);

/** The list of all mails the demo shop would have sent. */
export function mailboxListPage(messages: readonly MailboxMessage[]): string {
  const rows = messages.map(
    (message) =>
      html`<tr>
        <td>${time(message.sentAt)}</td>
        <td>${message.to}</td>
        <td><a href="/mailbox/${message.id}">${message.subject}</a></td>
      </tr>`,
  );
  const list = html`<table>
    <thead>
      <tr>
        <th scope="col">Sent (UTC)</th>
        <th scope="col">To</th>
        <th scope="col">Subject</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
  return page(
    'Mailbox',
    html`<h1>Mailbox</h1>
      <p>Mails of this demo shop. Nothing leaves the machine.</p>
      ${messages.length > 0 ? list : html`<p>No mails yet.</p>`}`,
  );
}

/** One mail: the frame cannot run scripts or navigate, so its links are listed beside it. */
export function mailboxMessagePage(message: MailboxMessage): string {
  const links = [...new Set(message.text.match(/https?:\/\/[^\s<>"]+/g) ?? [])];
  return page(
    message.subject,
    html`<p><a href="/mailbox">All mails</a></p>
      <h1>${message.subject}</h1>
      <dl>
        <dt>From</dt>
        <dd>${message.from}</dd>
        <dt>To</dt>
        <dd>${message.to}</dd>
        <dt>Sent (UTC)</dt>
        <dd>${time(message.sentAt)}</dd>
      </dl>
      ${
        links.length > 0 &&
        html`<h2>Links</h2>
          <ul>
            ${links.map((link) => html`<li><a href="${link}" rel="noreferrer">${link}</a></li>`)}
          </ul>`
      }
      ${
        message.attachments.length > 0 &&
        html`<h2>Attachments</h2>
          <ul>
            ${message.attachments.map((file, index) => html`<li><a href="/mailbox/${message.id}/attachments/${index}" download>${file.filename}</a></li>`)}
          </ul>`
      }
      <iframe src="/mailbox/${message.id}/body" title="${message.subject}" sandbox></iframe>
      <h2>Text</h2>
      <pre>${message.text}</pre>`,
  );
}
