import graphql from '@graphql-eslint/eslint-plugin';

// Only GraphQL files: TypeScript is linted by oxlint (docs/decisions/002-oxlint-instead-of-eslint.md).
// The plugin keeps the first project it sees, so both file kinds share one.
const languageOptions = {
  parser: graphql.parser,
  parserOptions: { graphQLConfig: { schema: 'packages/contract/generated/schema.graphql', documents: 'apps/storefront/src/**/*.graphql' } },
};

export default [
  {
    files: ['packages/contract/schema/*.graphql'],
    languageOptions,
    plugins: { '@graphql-eslint': graphql },
    rules: {
      '@graphql-eslint/require-deprecation-reason': 'error',
    },
  },
  {
    files: ['apps/storefront/src/**/*.graphql'],
    languageOptions,
    plugins: { '@graphql-eslint': graphql },
    rules: {
      '@graphql-eslint/no-anonymous-operations': 'error',
      '@graphql-eslint/no-deprecated': 'off',
      '@graphql-eslint/no-duplicate-fields': 'error',
      '@graphql-eslint/unique-fragment-name': 'error',
      '@graphql-eslint/unique-operation-name': 'error',
      '@graphql-eslint/match-document-filename': ['error', { fileExtension: '.graphql', query: 'kebab-case', mutation: 'kebab-case' }],
    },
  },
];
