/** Small choices of a device: columns, density, keys. A browser may keep nothing: then they hold until the tab is closed. */
const known = new Map<string, string | undefined>();

export function readKept(name: string): string | undefined {
  if (known.has(name)) return known.get(name);
  try {
    return localStorage.getItem(`staff-${name}`) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeKept(name: string, value: string | undefined): void {
  known.set(name, value);
  try {
    if (value === undefined) localStorage.removeItem(`staff-${name}`);
    else localStorage.setItem(`staff-${name}`, value);
  } catch {
    // Private windows and full disks: `known` has it.
  }
}
