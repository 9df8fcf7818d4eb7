/**
 * Leads to what is missing: the focus goes to its first field, and what is said about it comes to the middle of the screen as soon as it
 * is rendered. A group may be taller than the screen, so its words are shown and not its middle.
 */
export function showMissing(group: Element | null | undefined, field = group?.querySelector<HTMLElement>('input, select, textarea')): void {
  field?.focus({ preventScroll: true });
  requestAnimationFrame(() => (group?.querySelector('[role="alert"]') ?? field)?.scrollIntoView({ block: 'center' }));
}
