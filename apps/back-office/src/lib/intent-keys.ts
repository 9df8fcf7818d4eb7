/**
 * The key of what somebody means: the same wish has the same key until it was answered, so that a repeated click, or one whose answer was
 * lost, is done once. Once answered, the same wish again is another one.
 */
export function createIntentKeys(newKey: () => string = () => crypto.randomUUID()) {
  const open = new Map<string, string>();
  return {
    keyOf(intent: string): string {
      const known = open.get(intent) ?? newKey();
      open.set(intent, known);
      return known;
    },
    answered(intent: string): void {
      open.delete(intent);
    },
  };
}
