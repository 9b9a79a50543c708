/** What a compiler does not see: promises nobody waits for, cases nobody thought of, names nobody uses. */
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['node_modules', 'public', '*.js', 'src/net/types.ts'] },
  ...svelte.configs.recommended,
  {
    files: ['**/*.ts', '**/*.svelte'],
    plugins: { '@typescript-eslint': ts.plugin },
    languageOptions: {
      // The same for every file, or the types are worked out anew for each.
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      // We change maps and sets as a whole, or on purpose without telling anybody; and we have no stores.
      'svelte/prefer-svelte-reactivity': 'off',
      'svelte/require-store-reactive-access': 'off',
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  { files: ['**/*.ts'], languageOptions: { parser: ts.parser } },
  { files: ['**/*.test.ts'], rules: { 'no-console': 'off' } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
);
