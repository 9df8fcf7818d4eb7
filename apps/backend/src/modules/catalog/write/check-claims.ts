import { greenClaim } from '@shop/rules/green-claim';
import type { CatalogueInput, ProductInput } from './catalogue-input.ts';

/** Refuses green claims without proof (LAW-11): products may have some, the rest of the catalogue states facts. */
export function checkClaims({ attributes = [], brands = [], categories = [], products = [] }: CatalogueInput): void {
  for (const product of products) checkProduct(product);
  for (const { title, shortDescription, description } of brands) refuse(`brand ${title}`, { title, shortDescription, description });
  for (const { id, texts } of categories) refuse(`category ${id}`, texts);
  for (const { code, label, options } of attributes) refuse(`attribute ${code}`, { label, options: options.map((option) => option.label) });
}

function checkProduct({ sku, texts = {}, claimEvidence }: ProductInput): void {
  if (claimEvidence?.trim()) return;
  const claim = claimIn(texts);
  if (claim !== undefined) throw new Error(`product ${sku}: "${claim}" is a green claim, which needs its proof in maas_claim_evidence`);
}

function refuse(what: string, texts: unknown): void {
  const claim = claimIn(texts);
  if (claim !== undefined) throw new Error(`${what}: "${claim}" is a green claim; state the fact instead`);
}

/** The first claim in a text, or in anything made of texts. */
export function claimIn(value: unknown): string | undefined {
  if (typeof value === 'string') return greenClaim(value);
  if (typeof value !== 'object' || value === null) return undefined;
  for (const part of Object.values(value)) {
    const claim = claimIn(part);
    if (claim !== undefined) return claim;
  }
  return undefined;
}
