import type { Part } from './production-parts.ts';

const purl = (name: string, version: string): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** `sha512-…` of the lock file in the form of the list. */
function hashesOf(integrity: string | undefined): readonly { readonly alg: string; readonly content: string }[] {
  return (integrity ?? '').split(' ').flatMap((one) => {
    const [algorithm, digest] = one.split('-', 2);
    return algorithm === 'sha512' && digest ? [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] : [];
  });
}

/** What an archive is made of, as CycloneDX 1.5 in JSON (R206): scanners compare it with what is known to be unsafe. */
export function billOfMaterials(
  shop: { readonly name: string; readonly version: string; readonly made: Date },
  parts: readonly Part[],
): object {
  const unique = new Map(parts.map((part) => [purl(part.name, part.entry.version ?? ''), part]));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      timestamp: shop.made.toISOString(),
      component: { type: 'application', 'bom-ref': shop.name, name: shop.name, version: shop.version },
    },
    components: [...unique].map(([ref, { name, entry }]) => ({
      type: 'library',
      'bom-ref': ref,
      name,
      version: entry.version,
      purl: ref,
      ...(entry.license ? { licenses: [{ expression: entry.license }] } : {}),
      hashes: hashesOf(entry.integrity),
    })),
    dependencies: [{ ref: shop.name, dependsOn: [...unique.keys()] }],
  };
}
