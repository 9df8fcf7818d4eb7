import type { Message, MessageCatalogue, MessageGroup, MessageNamespace, Messages } from './message-catalogue.ts';

type Placeholder<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholder<Rest> : never;
type TextOf<M> = M extends string ? M : M extends { readonly other: infer Other extends string } ? Other : never;
type PluralCount<M> = M extends string ? never : 'count';

/** Parameters a message needs, read from the braces of its Dutch text; a plural always needs `count`. */
type MessageParameters<M> = Record<Placeholder<TextOf<M>> | PluralCount<M>, string | number>;

type Arguments<M> = [Placeholder<TextOf<M>> | PluralCount<M>] extends [never] ? [] : [parameters: MessageParameters<M>];

/** Looks up one message of one namespace and fills in its parameters. */
export type Translate<Group> = <Key extends keyof Group & string>(key: Key, ...parameters: Arguments<Group[Key]>) => string;

export type Translator = {
  readonly language: string;
  namespace<Name extends MessageNamespace>(name: Name): Translate<MessageCatalogue[Name]>;
  /** What to wait for before `namespace` may be called, the same at each call; nothing where all messages are there from the start. */
  arrival(name: MessageNamespace): Promise<void> | undefined;
};

/** One for each language of the shop: to make one takes as long as thirty choices. */
const plurals = new Map<string, Intl.PluralRules>();

const fill = (text: string, parameters: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(parameters[name] ?? whole));

/**
 * Binds the messages of one language; numbers inside sentences are formatted by the caller.
 * Words that are not there yet are fetched by `load`, which adds them to `messages`.
 */
export function createTranslator(
  messages: Partial<Messages>,
  language: string,
  load?: (namespace: MessageNamespace) => Promise<void>,
): Translator {
  const choose = (message: Message, parameters: Readonly<Record<string, string | number>>): string => {
    if (typeof message === 'string') return message;
    const plural = plurals.get(language) ?? new Intl.PluralRules(language);
    plurals.set(language, plural);
    return plural.select(Number(parameters['count'])) === 'one' ? message.one : message.other;
  };
  // One function a namespace: effects and callbacks that depend on it must not run anew with every render.
  const known = new Map<MessageNamespace, unknown>();
  const lookUp = (group: MessageGroup) => (key: string, parameters?: Readonly<Record<string, string | number>>) => {
    const message = group[key] ?? key;
    // Most messages need nothing, and a page has hundreds.
    return parameters ? fill(choose(message, parameters), parameters) : message;
  };
  return {
    language,
    namespace<Name extends MessageNamespace>(name: Name): Translate<MessageCatalogue[Name]> {
      const group = messages[name];
      if (group === undefined) throw new Error(`The words "${name}" are not loaded`);
      const translate = known.get(name) ?? lookUp(group);
      known.set(name, translate);
      return translate as Translate<MessageCatalogue[Name]>;
    },
    arrival: (name) => load?.(name),
  };
}
