/** What a document has of its own kind; the server has none. */
export type DataPage = { querySelectorAll(selectors: string): ArrayLike<{ readonly textContent: string | null }> };

/** An element with data that no browser runs; the JSON must not be able to end it. */
export const dataElement = (id: string, json: string): string => `<script type="application/json" id="${id}">${json}</script>`;

/** What stands in such an element at the end of a document: in the last one, since a text of the shop may have the same id. */
export function dataIn(page: DataPage | undefined, id: string): string | undefined {
  const found = page?.querySelectorAll(`script[type="application/json"]#${id}`);
  return found?.[found.length - 1]?.textContent ?? undefined;
}
