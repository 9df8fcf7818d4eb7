import { trustedHtml } from '../../../lib/trusted-html.ts';
import { Prose } from '../../../ui/prose.tsx';

/** The product in two sentences. */
export function ProductLead({ html }: { readonly html: string }) {
  return <Prose html={html} trust={trustedHtml} />;
}
