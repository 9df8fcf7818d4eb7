import { escapeScriptText } from '../lib/page/script-json.ts';
import { dataElement, dataIn } from './data-element.ts';

const handoffElementId = 'page-data';

/**
 * React Router's own data for hydration as an element that no browser runs. It would write it as a script, where every quotation mark
 * stands escaped, and whose hash would make the policy of every page another.
 */
export async function handoffScript(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream ?? []) text += decoder.decode(chunk, { stream: true });
  // A JSON text for each line, of which only the first is needed while the page waits for nothing.
  return dataElement(handoffElementId, escapeScriptText(text));
}

type RouterWindow = { readonly __reactRouterContext?: { readonly streamController?: ReadableStreamDefaultController<string> } };

/** Hands it to React Router; call it before hydration. */
export function receiveHandoff(window: Window, document: Document): void {
  const controller = (window as RouterWindow).__reactRouterContext?.streamController;
  const text = dataIn(document, handoffElementId);
  if (!controller || !text) return;
  controller.enqueue(text);
  controller.close();
}
