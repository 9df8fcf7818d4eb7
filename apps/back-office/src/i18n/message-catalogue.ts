/**
 * The namespaces of messages, one for each feature. i18n knows no message: a feature's Dutch file adds itself here by
 * `declare module`, and `src/messages` must then join it in every language or nothing compiles.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface MessageCatalogue {}

type PluralMessage = { readonly one: string; readonly other: string };
export type Message = string | PluralMessage;
export type MessageGroup = Readonly<Record<string, Message>>;

/** What German and English must provide: the same keys as Dutch, a plural where Dutch has one. */
export type Translation<Source extends MessageGroup> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : PluralMessage;
};

export type MessageNamespace = keyof MessageCatalogue;
export type Messages = {
  readonly [Name in MessageNamespace]: MessageCatalogue[Name] extends MessageGroup ? Translation<MessageCatalogue[Name]> : never;
};
