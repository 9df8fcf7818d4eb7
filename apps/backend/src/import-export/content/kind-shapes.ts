import { formRules } from '@shop/rules/form-rules';
import { ruleToWire } from '@shop/rules/form-rule-names';
import { fieldTypes, formTypes } from '#modules/forms/index.ts';
import { byKey, colour, flag, list, moment, name, number, oneOf, optional, record, slug, whole, words, type Shape } from './shape.ts';

const ruleNames = formRules.map((type) => ruleToWire({ type }).type);
const texts = (fields: Readonly<Record<string, Shape>>): Shape =>
  optional(byKey(record(Object.fromEntries(Object.entries(fields).map(([key, shape]) => [key, optional(shape)])))));
const id = optional(whole);
const picture: Shape = record({ hash: name, width: whole, height: whole });
const times = list(record({ from: name, to: name }));
const pageWords = {
  identifier: slug,
  title: name,
  heading: words,
  content: words,
  metaTitle: words,
  metaKeywords: words,
  metaDescription: words,
};

/** What the records of each kind look like in files. */
export const shapes = {
  pages: record({ id, isActive: flag, layout: name, texts: texts(pageWords) }),
  'landing-pages': record({
    id,
    isActive: flag,
    filters: list(
      record({
        attributeCode: name,
        eq: optional(words),
        in: optional(list(words)),
        match: optional(words),
        from: optional(words),
        to: optional(words),
      }),
    ),
    texts: texts({ ...pageWords, secondaryContent: words }),
  }),
  blocks: record({ id, identifier: slug, isActive: flag, texts: texts({ title: words, content: words }) }),
  sliders: record({
    id,
    identifier: slug,
    isActive: flag,
    position: whole,
    isFullwidth: flag,
    location: oneOf('home-top', 'category-top'),
    categoryIds: list(whole),
    slides: list(
      record({
        picture,
        smallPicture: optional(picture),
        texts: texts({ title: words, description: words, link: name, buttonText: words, alt: words }),
      }),
    ),
    texts: texts({ title: words }),
  }),
  messages: record({
    id,
    isActive: flag,
    position: whole,
    backgroundColor: colour,
    textColor: colour,
    startsAt: optional(moment),
    endsAt: optional(moment),
    texts: texts({ text: name }),
  }),
  faq: record({
    id,
    isActive: flag,
    position: whole,
    items: list(record({ id: whole, texts: texts({ question: name, shortAnswer: words, longAnswer: words }) })),
    texts: texts({ title: name, urlKey: slug }),
  }),
  'blog-authors': record({ id, identifier: slug, name, texts: texts({ title: words }) }),
  'blog-categories': record({ id, position: whole, texts: texts({ identifier: slug, title: name }) }),
  posts: record({
    id,
    isActive: flag,
    authorId: optional(whole),
    categoryIds: list(whole),
    publishedAt: moment,
    createdAt: moment,
    updatedAt: moment,
    picture: optional(picture),
    relatedSkus: list(name),
    texts: texts({ ...pageWords, shortContent: words, pictureAlt: words }),
  }),
  branches: record({
    code: name,
    urlKey: slug,
    name,
    position: whole,
    contactName: optional(words),
    street: name,
    postcode: name,
    city: name,
    countryCode: name,
    regionId: optional(whole),
    phone: name,
    fax: optional(words),
    email: name,
    latitude: number,
    longitude: number,
    pictures: list(record({ role: oneOf('banner', 'map', 'base', 'storefront', 'gallery'), path: name, texts: texts({ label: words }) })),
    openingHours: list(times),
    alternateHours: list(record({ date: name, times, texts: texts({ reason: words }) })),
    texts: texts({ description: words }),
  }),
  forms: record({
    id,
    type: oneOf(...formTypes),
    identifier: slug,
    isActive: flag,
    showsFieldsetsAsPages: flag,
    recipient: name,
    copyField: optional(name),
    fieldsets: list(
      record({
        fields: list(
          record({
            name,
            type: oneOf(...fieldTypes),
            inputType: optional(name),
            rules: list(record({ type: oneOf(...ruleNames), additional: optional(whole) })),
            texts: texts({
              label: name,
              placeholder: words,
              value: words,
              options: list(name),
              checkedValue: words,
              uncheckedValue: words,
            }),
          }),
        ),
        texts: texts({ title: words }),
      }),
    ),
    texts: texts({ title: name, thankYou: words }),
  }),
  redirects: record({ view: name, redirects: list(record({ from: name, to: words, code: oneOf(301, 302) })) }),
} as const satisfies Readonly<Record<string, Shape>>;

export type KindName = keyof typeof shapes;
