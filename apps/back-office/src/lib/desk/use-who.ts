import { useMessages } from '../../i18n/language-context.tsx';
import { isOther } from './others.ts';

/** Who did something: a person by name, anything else in words. */
export function useWho(): (by: string) => string {
  const t = useMessages('desk');
  return (by) => (isOther(by) ? t(`by.${by}`) : by);
}
