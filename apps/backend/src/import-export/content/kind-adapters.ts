import { ruleFromWire, ruleToWire, type WireRule } from '@shop/rules/form-rule-names';
import type { CmsPageRecord, LandingPageRecord, UrlRewrite } from '#modules/content/index.ts';
import type { FieldRecord, FormRecord } from '#modules/forms/index.ts';
import type { Branch } from '#modules/stores/index.ts';
import type { Data } from './per-view.ts';

type ViewTexts = Readonly<Record<string, string>>;

/** Rows of texts carry their keys; a file has them in its name. */
export function pageToFile({ texts, ...page }: CmsPageRecord | LandingPageRecord): Data {
  const own = Object.entries(texts).map(([view, { pageId: _page, storeCode: _code, ...text }]: [string, Data]) => [view, text]);
  return { ...page, texts: Object.fromEntries(own) };
}

const toTexts = (texts: ViewTexts, field: string): Data =>
  Object.fromEntries(Object.entries(texts).map(([view, text]) => [view, { [field]: text }]));

const fromTexts = (texts: unknown, field: string): ViewTexts =>
  Object.fromEntries(
    Object.entries((texts ?? {}) as Readonly<Record<string, Data>>).flatMap(([view, own]) =>
      typeof own[field] === 'string' ? [[view, own[field]]] : [],
    ),
  );

/** A branch with its texts where files have theirs. */
export function branchToFile({ description, pictures, alternateHours, ...branch }: Branch): Data {
  return {
    ...branch,
    pictures: pictures.map(({ label, ...picture }) => ({ ...picture, texts: toTexts(label, 'label') })),
    alternateHours: alternateHours.map(({ reason, ...hours }) => ({ ...hours, texts: toTexts(reason, 'reason') })),
    texts: toTexts(description, 'description'),
  };
}

/** The way back. */
export function branchFromFile({ texts, pictures, alternateHours, ...branch }: Data): Branch {
  const nothing = { contactName: null, fax: null, regionId: null };
  return {
    ...nothing,
    ...branch,
    description: fromTexts(texts, 'description'),
    pictures: (pictures as readonly Data[]).map(({ texts: own, ...picture }) => ({ ...picture, label: fromTexts(own, 'label') })),
    alternateHours: (alternateHours as readonly Data[]).map(({ texts: own, ...hours }) => ({
      ...hours,
      reason: fromTexts(own, 'reason'),
    })),
  } as unknown as Branch;
}

type FileField = Data & { readonly rules: readonly WireRule[] };
type FileFieldset = Data & { readonly fields: readonly FileField[] };

/** A form whose rules have the names of the wire. */
export function formToFile(form: FormRecord): Data {
  const wire = (rule: FieldRecord['rules'][number]) => ({
    type: ruleToWire(rule).type,
    ...(rule.additional === undefined ? {} : { additional: rule.additional }),
  });
  return {
    ...form,
    fieldsets: form.fieldsets.map((fieldset) => ({
      ...fieldset,
      fields: fieldset.fields.map((field) => ({ ...field, rules: field.rules.map(wire) })),
    })),
  };
}

/** The way back; a length without its number is refused. */
export function formFromFile(record: Data): FormRecord {
  const read = (rule: WireRule) => {
    const known = ruleFromWire(rule);
    if (!known) throw new Error(`form ${String(record['identifier'])}: the rule ${rule.type} needs a number`);
    return known;
  };
  const fieldsets = (record['fieldsets'] as readonly FileFieldset[]).map((fieldset) => ({
    texts: {},
    ...fieldset,
    fields: fieldset.fields.map((field) => ({ inputType: null, texts: {}, ...field, rules: field.rules.map(read) })),
  }));
  return { copyField: null, texts: {}, ...record, fieldsets } as unknown as FormRecord;
}

/** All redirects of a view are one record: the list is the list. */
export function redirectsToFile(rewrites: readonly UrlRewrite[]): readonly Data[] {
  const views = [...new Set(rewrites.map(({ storeCode }) => storeCode))].sort();
  return views.map((view) => ({
    view,
    redirects: rewrites
      .filter(({ storeCode }) => storeCode === view)
      .map(({ requestPath, targetPath, redirectCode }) => ({ from: requestPath, to: targetPath, code: redirectCode }))
      .sort((a, b) => (a.from < b.from ? -1 : 1)),
  }));
}

/** The way back. */
export function redirectsFromFile({ view, redirects }: Data): readonly UrlRewrite[] {
  return (redirects as readonly { from: string; to: string; code: 301 | 302 }[]).map(({ from, to, code }) => ({
    storeCode: String(view),
    requestPath: from,
    targetPath: to,
    redirectCode: code,
  }));
}

/** Fills in what a file may leave out: rows written together must have the same columns. */
export const filled =
  (defaults: Data, inner: Readonly<Record<string, Data>> = {}) =>
  (record: Data): Data => {
    const lists = Object.entries(inner).map(([field, missing]) => [
      field,
      ((record[field] ?? []) as readonly Data[]).map((item) => ({ ...missing, texts: {}, ...item })),
    ]);
    return { ...defaults, texts: {}, ...record, ...Object.fromEntries(lists) };
  };
