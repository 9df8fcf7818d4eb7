import { useMessages } from '../../../i18n/language-context.tsx';
import { useLogWords } from '../../../lib/log/use-log-words.ts';
import type { Choices, Product } from './product.ts';

type FieldWords = { readonly field: (path: string) => string; readonly value: (path: string, value: unknown) => string };

/** Paths of a product in words: what the log cannot know by itself, this page has the names of. */
export function useFieldWords({ named }: Product, choices: Choices): FieldWords {
  const t = useMessages('products');
  const words = useLogWords();
  const labelOf = (ids: readonly unknown[], options: readonly { readonly id: string; readonly label: string }[]) =>
    ids.map((id) => options.find((option) => option.id === String(id))?.label ?? String(id)).join(', ');
  return {
    field: (path) => {
      const [kind, id = '', member = ''] = path.split('.');
      if (kind === 'categories') return t('inCategory', { name: choices.categories.find((one) => one.id === id)?.name ?? id });
      if (kind === 'axes') return `${words.field('axes')} ${choices.attributes.find(({ code }) => code === id)?.label ?? id}`;
      if (kind === 'attributes') return choices.attributes.find(({ code }) => code === id)?.label ?? id;
      if (kind === 'links') return `${words.field(`links.${id}`)}: ${named.find((one) => one.id === member)?.name ?? member}`;
      if (kind === 'groupedItems') return `${words.field('groupedItems')}: ${named.find((one) => one.id === id)?.name ?? id}`;
      return words.field(path);
    },
    value: (path, value) => {
      const [kind, code] = path.split('.');
      const attribute = kind === 'attributes' ? choices.attributes.find((one) => one.code === code) : undefined;
      if (attribute && Array.isArray(value)) return labelOf(value, attribute.options);
      if (path === 'brandId') return choices.brands.find(({ id }) => id === String(value))?.title ?? words.value(path, value);
      if (path === 'care' && Array.isArray(value))
        return value.map((one) => choices.care.find((care) => care.code === one)?.name ?? String(one)).join(', ');
      return words.value(path, value);
    },
  };
}
