import { useEffect, useState, type RefObject, type SubmitEvent } from 'react';
import type { DynamicFormFormFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { showMissing } from '../../lib/browser/show-missing.ts';
import type { FieldBinding } from '../../ui/field-frame.tsx';
import type { FormAnswer } from './form-answer.ts';
import { faultOf, fieldsOf, firstValues, pagesOf, type FormField } from './form-fields.ts';

/**
 * What a visitor has typed, what is wrong with it and which page of the form is shown. A field is checked when it is left,
 * and again with every change once it was wrong (UX-38).
 */
export function useDynamicForm(form: DynamicFormFormFragment, answer: FormAnswer | undefined, element: RefObject<HTMLFormElement | null>) {
  const t = useMessages('forms');
  const [values, setValues] = useState(() => ({ ...firstValues(form), ...answer?.values }));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>(answer?.errors ?? {});
  const [page, setPage] = useState(() => firstPage(form, answer?.errors ?? {}));
  const prefix = `form-${form.identifier}-`;

  // An answer that arrives later replaces what the browser thought.
  const [seen, setSeen] = useState(answer);
  if (answer !== seen) {
    setSeen(answer);
    setErrors(answer?.errors ?? {});
    if (answer && Object.keys(answer.errors).length > 0) setPage(firstPage(form, answer.errors));
  }

  const textOf = (field: FormField, value: string): string | undefined => {
    const fault = faultOf(field, value);
    return fault ? t(fault.type, { number: fault.number ?? '' } as never) : undefined;
  };
  const check = (fields: readonly FormField[]): boolean => {
    const found = fields.flatMap((field) => {
      const text = textOf(field, values[field.name] ?? '');
      return text === undefined ? [] : [[field.name, text] as const];
    });
    setErrors(Object.fromEntries(found));
    return found.length === 0;
  };

  useEffect(() => {
    if (Object.keys(errors).length === 0 || document.activeElement?.getAttribute('type') !== 'submit') return;
    const field = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    showMissing(field, field);
  }, [errors, element]);

  const bindingOf = (field: FormField): FieldBinding<string> => ({
    id: `${prefix}${field.name}`,
    name: field.name,
    value: values[field.name] ?? '',
    error: errors[field.name],
    onChange: (value) => {
      setValues((all) => ({ ...all, [field.name]: value }));
      if (errors[field.name] !== undefined) setErrors((all) => withError(all, field.name, textOf(field, value)));
    },
    onBlur: () => {
      const value = values[field.name] ?? '';
      // Leaving an empty field is no mistake yet: the visitor may still be looking around.
      if (value !== '') setErrors((all) => withError(all, field.name, textOf(field, value)));
    },
  });

  return {
    page,
    bindingOf,
    summary: fieldsOf(form).flatMap(({ name, label }) =>
      errors[name] === undefined ? [] : [{ id: `${prefix}${name}`, text: `${label ?? name}: ${errors[name]}` }],
    ),
    goTo: (next: number) => {
      const fields = pagesOf(form)[page]?.fields ?? [];
      if (next > page && !check(fields)) return;
      setErrors({});
      setPage(next);
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      if (!check(fieldsOf(form))) event.preventDefault();
    },
  };
}

function withError(all: Readonly<Record<string, string>>, name: string, text: string | undefined): Readonly<Record<string, string>> {
  const { [name]: _gone, ...rest } = all;
  return text === undefined ? rest : { ...rest, [name]: text };
}

/** The page with the first mistake. */
function firstPage(form: DynamicFormFormFragment, errors: Readonly<Record<string, string>>): number {
  const index = pagesOf(form).findIndex(({ fields }) => fields.some(({ name }) => errors[name] !== undefined));
  return Math.max(0, index);
}
