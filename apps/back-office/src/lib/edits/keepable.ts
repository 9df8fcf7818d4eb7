import type { FieldChange } from './edit-state.ts';

const isSecret = (field: string): boolean => /passw|secret|totp|recovery|(^|\.)pin$/i.test(field);

/** What may lie on a device: passwords and the like are typed again, never kept. */
export const keepable = (changes: readonly FieldChange[]): readonly FieldChange[] => changes.filter(({ field }) => !isSecret(field));
