import { formRules } from '@shop/rules/form-rules';
import { ruleToWire } from '@shop/rules/form-rule-names';
import { fieldTypes, formTypes } from '#modules/forms/index.ts';
import { byKey, colour, flag, list, name, number, oneOf, optional, record, slug, text, timestamp, whole, type Shape } from './shape.ts';

const ruleNames = formRules.map((type) => ruleToWire({ type }).type);
const texts = (fields: Readonly<Record<string, Shape>>): Shape =>
  optional(byKey(record(Object.fromEntries(Object.entries(fields).map(([key, shape]) => [key, optional(shape)])))));
const id = optional(whole);
const picture: Shape = record({ hash: name, width: whole, height: whole });
const times = list(record({ from: name, to: name }));
const pageTexts = {
  identifier: slug,
  title: name,
  heading: text,
  content: text,
  metaTitle: text,
  metaKeywords: text,
  metaDescription: text,
};

/** What the records of each kind look like in files. */
export const shapes = {
  pages: record({ id, isActive: flag, layout: name, texts: texts(pageTexts) }),
  'landing-pages': record({
    id,
    isActive: flag,
    filters: list(
      record({
        attributeCode: name,
        eq: optional(text),
        in: optional(list(text)),
        match: optional(text),
        from: optional(text),
        to: optional(text),
      }),
    ),
    texts: texts({ ...pageTexts, secondaryContent: text }),
  }),
  blocks: record({ id, identifier: slug, isActive: flag, texts: texts({ title: text, content: text }) }),
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
        texts: texts({ title: text, description: text, link: name, buttonText: text, alt: text }),
      }),
    ),
    texts: texts({ title: text }),
  }),
  messages: record({
    id,
    isActive: flag,
    position: whole,
    backgroundColor: colour,
    textColor: colour,
    startsAt: optional(timestamp),
    endsAt: optional(timestamp),
    texts: texts({ text: name }),
  }),
  faq: record({
    id,
    isActive: flag,
    position: whole,
    items: list(record({ id: whole, texts: texts({ question: name, shortAnswer: text, longAnswer: text }) })),
    texts: texts({ title: name, urlKey: slug }),
  }),
  'blog-authors': record({ id, identifier: slug, name, texts: texts({ title: text }) }),
  'blog-categories': record({ id, position: whole, texts: texts({ identifier: slug, title: name }) }),
  posts: record({
    id,
    isActive: flag,
    authorId: optional(whole),
    categoryIds: list(whole),
    publishedAt: timestamp,
    createdAt: timestamp,
    updatedAt: timestamp,
    picture: optional(picture),
    relatedSkus: list(name),
    texts: texts({ ...pageTexts, shortContent: text, pictureAlt: text }),
  }),
  branches: record({
    code: name,
    urlKey: slug,
    name,
    position: whole,
    contactName: optional(text),
    street: name,
    postcode: name,
    city: name,
    countryCode: name,
    regionId: optional(whole),
    phone: name,
    fax: optional(text),
    email: name,
    latitude: number,
    longitude: number,
    pictures: list(record({ role: oneOf('banner', 'map', 'base', 'storefront', 'gallery'), path: name, texts: texts({ label: text }) })),
    openingHours: list(times),
    alternateHours: list(record({ date: name, times, texts: texts({ reason: text }) })),
    texts: texts({ description: text }),
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
              placeholder: text,
              value: text,
              options: list(name),
              checkedValue: text,
              uncheckedValue: text,
            }),
          }),
        ),
        texts: texts({ title: text }),
      }),
    ),
    texts: texts({ title: name, thankYou: text }),
  }),
  redirects: record({ view: name, redirects: list(record({ from: name, to: text, code: oneOf(301, 302) })) }),
} as const satisfies Readonly<Record<string, Shape>>;

export type KindName = keyof typeof shapes;
