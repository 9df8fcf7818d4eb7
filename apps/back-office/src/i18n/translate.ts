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
};

type Parameters = Readonly<Record<string, string | number>>;

const fill = (text: string, parameters: Parameters): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(parameters[name] ?? whole));

/** Binds the messages of one language; other numbers inside sentences than what is counted are formatted by the caller. */
export function createTranslator(messages: Partial<Messages>, language: string): Translator {
  const number = new Intl.NumberFormat(language);
  const plurals = new Intl.PluralRules(language);
  const choose = (message: Message, parameters: Parameters): string => {
    if (typeof message === 'string') return message;
    return plurals.select(Number(parameters['count'])) === 'one' ? message.one : message.other;
  };
  const lookUp =
    (group: MessageGroup) =>
    (key: string, parameters: Parameters = {}) => {
      const { count } = parameters;
      const said = typeof count === 'number' ? { ...parameters, count: number.format(count) } : parameters;
      return fill(choose(group[key] ?? key, parameters), said);
    };
  // One function a namespace: effects that depend on it must not run anew with every render.
  const known = new Map<MessageNamespace, unknown>();
  return {
    language,
    namespace<Name extends MessageNamespace>(name: Name): Translate<MessageCatalogue[Name]> {
      const group = messages[name];
      if (group === undefined) throw new Error(`The words "${name}" are not loaded`);
      const translate = known.get(name) ?? lookUp(group);
      known.set(name, translate);
      return translate as Translate<MessageCatalogue[Name]>;
    },
  };
}
