import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ruleFaults, type TextFile } from './check-rules.ts';

const law: TextFile = { path: 'docs/rules/law.md', text: '# Law\n\n- **LAW-01** Prices contain VAT.\n' };
const proof: TextFile = { path: 'apps/shop/price.test.ts', text: "it('contains VAT (LAW-01)', () => {});\n" };
const code = (text: string): TextFile => ({ path: 'apps/shop/price.ts', text });

describe('the check of cited rules', () => {
  it('passes a rule that is defined, cited and tested', () => {
    assert.deepEqual(ruleFaults([law, proof, code('// Gross (LAW-01).')]), []);
  });

  it('names every id nobody has defined, and where it is cited', () => {
    for (const unknown of ['LAW-02', 'LAW-1', 'PAY-99', 'UX-07', 'R999', 'SPEC-8.2', 'I8'])
      assert.deepEqual(ruleFaults([law, proof, code(`// A\n// ${unknown}: why.`)]), [
        `apps/shop/price.ts:2: ${unknown} is not defined in docs/rules`,
      ]);
  });

  it('names a rule of law that only code cites', () => {
    assert.deepEqual(ruleFaults([law, code('// Gross (LAW-01).')]), ['docs/rules/law.md:3: no test cites LAW-01']);
  });

  it('asks for a test of law alone', () => {
    assert.deepEqual(ruleFaults([{ path: 'docs/rules/reliability.md', text: '- **R001** One buyer gets the last piece.' }]), []);
  });

  it('names an id that is defined twice, in one file or in two', () => {
    const again: TextFile = { path: 'docs/rules/ux.md', text: '- **LAW-01** Once more.' };
    assert.deepEqual(ruleFaults([law, again, proof]), ['docs/rules/ux.md:1: LAW-01 is defined a second time']);
  });

  it('takes no definition from anywhere else', () => {
    const elsewhere: TextFile = { path: 'docs/status.md', text: '- **R001** Done.' };
    assert.deepEqual(ruleFaults([elsewhere]), ['docs/status.md:1: R001 is not defined in docs/rules']);
  });

  it('names a chapter of a document that is not here', () => {
    assert.deepEqual(ruleFaults([code('// Page 1 (spec 4).'), code('// Named (UX 6).')]), [
      'apps/shop/price.ts:1: "spec 4" is no id of docs/rules',
      'apps/shop/price.ts:1: "UX 6" is no id of docs/rules',
    ]);
  });

  it('takes hashes, drawings, SKUs, VAT numbers and references of returns for no ids', () => {
    assert.deepEqual(ruleFaults([code("'/i9R123+UX7x' 'M4R255' 'MA-R100' 'FR1234567' 'R-1' 'R1000' 'LAWN-12' '#R123AB'")]), []);
  });
});
