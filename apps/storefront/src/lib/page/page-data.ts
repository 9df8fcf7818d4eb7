import { escapeScriptText } from './script-json.ts';

const pageDataElementId = 'page-data';

/**
 * The data of a page's loaders as an element that no browser runs. React Router would write it as a script, where every quotation mark
 * of it stands escaped, and whose hash would make the policy of every page another.
 */
export async function pageDataScript(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream ?? []) text += decoder.decode(chunk, { stream: true });
  // A JSON text for each line, of which only the first is needed while the page waits for nothing.
  return `<script type="application/json" id="${pageDataElementId}">${escapeScriptText(text)}</script>`;
}

type RouterWindow = { readonly __reactRouterContext?: { readonly streamController?: ReadableStreamDefaultController<string> } };

/** Hands the data of the page to React Router; call it before hydration. */
export function receivePageData(window: Window, document: Document): void {
  const controller = (window as RouterWindow).__reactRouterContext?.streamController;
  const text = document.getElementById(pageDataElementId)?.textContent;
  if (!controller || !text) return;
  controller.enqueue(text);
  controller.close();
}
