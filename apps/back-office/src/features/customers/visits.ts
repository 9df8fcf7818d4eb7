type Visit = { readonly key: string; readonly reason: string | null };

/** A visit of a page is one entry of the log, however often the page asks again; leaving it and coming back is another. */
export function createVisits(newKey: () => string = () => crypto.randomUUID()) {
  let current: (Visit & { readonly id: string }) | undefined;
  return {
    /** The visit of this customer's page, begun anew when another was open. */
    of(id: string): Visit {
      if (current?.id !== id) current = { id, key: newKey(), reason: null };
      return current;
    },
    /** Says why; the page asks with it from now on. */
    give(id: string, reason: string): void {
      current = { id, key: newKey(), reason };
    },
    /** Whoever came to another page meanwhile is there. */
    end(id: string): void {
      if (current?.id === id) current = undefined;
    },
  };
}

export const visits = createVisits();
