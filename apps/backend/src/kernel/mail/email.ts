export type Attachment = { readonly filename: string; readonly contentType: string; readonly content: string | Uint8Array };

/** A finished mail to exactly one address. */
export type Email = {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments?: readonly Attachment[];
  readonly headers?: Readonly<Record<string, string>>;
  /** A backup leaves it out of what waits: in the restored shop its link would be dead. */
  readonly holdsOneTimeLink?: true;
};

// No quoted local parts: they could smuggle a second recipient past a mail server.
const address = /^[^\s<>()[\]\\,;:"@]+@[^\s<>()[\]\\,;:"@]+$/;
const headerName = /^[A-Za-z][A-Za-z0-9-]*$/;
const ownHeaders = ['to', 'cc', 'bcc', 'from', 'sender', 'subject', 'message-id', 'date', 'content-type'];

/** Refuses a mail that could become another one: line breaks in headers, several recipients (R158). */
export function assertSendable({ to, subject, headers = {}, attachments = [] }: Email): void {
  if (!address.test(to)) throw new TypeError('a mail goes to exactly one plain address');
  const lines = [subject, ...Object.values(headers), ...attachments.flatMap(({ filename, contentType }) => [filename, contentType])];
  if (lines.some((line) => /[\r\n\0]/.test(line))) throw new TypeError('a mail header holds one line');
  const foreign = Object.keys(headers).find((name) => !headerName.test(name) || ownHeaders.includes(name.toLowerCase()));
  if (foreign !== undefined) throw new TypeError(`a mail may not set the header ${JSON.stringify(foreign)}`);
}
