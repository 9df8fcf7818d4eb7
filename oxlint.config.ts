import { defineConfig } from 'oxlint';
import { forbiddenPackages, zones } from './tools/boundaries.ts';

export default defineConfig({
  plugins: ['typescript', 'import', 'unicorn', 'react', 'jsx-a11y', 'promise'],
  // 'import-x' itself is a reserved name.
  jsPlugins: [{ name: 'ix', specifier: 'eslint-plugin-import-x' }],
  categories: { correctness: 'error' },
  ignorePatterns: ['**/generated/**', '**/build/**', '**/.react-router/**', '.data/**'],
  rules: {
    'ix/no-restricted-paths': ['error', { zones }],
    'import/no-cycle': 'error',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: false }],
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'no-empty': 'error',
    eqeqeq: 'error',
    'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
  },
  overrides: [
    ...forbiddenPackages.map(({ files, names }) => ({
      files: [...files],
      rules: {
        'no-restricted-imports': ['error', { patterns: [{ group: [...names], message: 'the import table forbids it' }] }] as [
          'error',
          object,
        ],
      },
    })),
    {
      files: ['packages/demo-data/catalogue/**', 'packages/demo-data/content/**', 'packages/contract/names/pending.ts', '**/messages/**'],
      rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
    },
    { files: ['**/testing/**'], rules: { 'max-lines-per-function': 'off' } },
    // node:test's describe/it return promises nobody awaits.
    {
      files: ['**/*.test.ts', '**/*.spec.ts'],
      rules: {
        'typescript/no-floating-promises': 'off',
        'typescript/no-non-null-assertion': 'off',
        'max-lines': 'off',
        'max-lines-per-function': 'off',
      },
    },
  ],
});
