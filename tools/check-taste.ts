import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Rules of taste that a program can check. Each has a reason; a line may be let through by `taste-allow: <reason>` in a comment on it.
 */
type Rule = { readonly name: string; readonly files: string; readonly except?: RegExp; readonly pattern: RegExp };

const root = fileURLToPath(new URL('..', import.meta.url));
const rules: readonly Rule[] = [
  {
    name: 'raw colour outside tokens.css: both themes come from one token contract',
    files: 'apps/{storefront,back-office}/src/**/*.{css,tsx}',
    except: /tokens\.css$|\.test\.ts/,
    pattern: /#[0-9a-f]{3,8}\b(?![\w-])|rgba?\(|hsla?\(/i,
  },
  {
    name: 'a search from the root (:has) walks through the whole page whenever a style is computed: mark the root (use-root-mark.ts)',
    files: 'apps/storefront/src/**/*.css',
    pattern: /(?<![-\w])(?::root|html|body)(?:\[[^\]]*\])*\)?:has\((?!\s*>)/,
  },
  {
    name: 'a script without the mark of its page is refused by the browser: InlineScript (R164)',
    files: 'apps/storefront/src/**/*.tsx',
    except: /rendering\/inline-script\.tsx$/,
    pattern: /<script\b(?! type="application\/(?:ld\+)?json"| nonce=)/,
  },
  {
    name: 'the ODR platform is closed: its link must be absent (LAW-13)',
    files: '{apps,packages}/**/*.{ts,tsx}',
    pattern: /ec\.europa\.eu\/consumers\/odr/,
  },
  {
    name: 'nothing reads the time except through the clock',
    files: 'apps/backend/src/**/*.ts',
    except: /kernel\/(clock|logger)\.ts$|\.test\.ts$|\/testing\//,
    pattern: /\bDate\.now\(|new Date\(\)/,
  },
  {
    name: 'the project speaks of the shop alone: no machine path, no unfinished mark',
    files: '{apps,packages,tools,docs,bench,e2e}/**/*.{ts,tsx,js,md,css,graphql}',
    except: /check-taste\.ts$/,
    pattern: /\bTODO\b|\bFIXME\b|(?<![\w}])\/root\/|\/work\/|coming soon/i,
  },
];

let found = 0;
for (const rule of rules) {
  for (const file of globSync(rule.files, { cwd: root, exclude: (path) => /node_modules|generated|\bbuild\b|\.react-router/.test(path) })) {
    if (rule.except?.test(file)) continue;
    const lines = readFileSync(root + file, 'utf8').split('\n');
    for (const [index, line] of lines.entries()) {
      if (!rule.pattern.test(line) || line.includes('taste-allow:')) continue;
      console.error(`${file}:${index + 1}: ${rule.name}\n    ${line.trim().slice(0, 120)}`);
      found += 1;
    }
  }
}
process.exitCode = found > 0 ? 1 : 0;
