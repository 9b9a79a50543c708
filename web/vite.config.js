import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { TAG } from './src/words/languages.ts';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const LOCALE = here('../src/starboard/locale');
const CONSOLE_ONLY = new Set(['cli.ftl', 'lab.ftl']);

/** The Fluent catalogues that Python speaks from, one module a language: `virtual:words/en`, and the list of them. */
function words() {
  const languages = () => readdirSync(LOCALE).filter((name) => TAG.test(name));
  const catalogue = (language) =>
    readdirSync(join(LOCALE, language))
      .filter((name) => name.endsWith('.ftl') && !CONSOLE_ONLY.has(name))
      .sort()
      .map((name) => join(LOCALE, language, name));
  return {
    name: 'starboard-words',
    resolveId: (id) => (id.startsWith('virtual:words') ? `\0${id}` : undefined),
    load(id) {
      if (id === '\0virtual:words') {
        const entries = languages().map((name) => `'${name}': () => import('virtual:words/${name}')`);
        return `export default { ${entries.join(', ')} };`;
      }
      if (!id.startsWith('\0virtual:words/')) return undefined;
      const files = catalogue(id.slice('\0virtual:words/'.length));
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(files.map((file) => readFileSync(file, 'utf8')).join('\n'))};`;
    },
  };
}

export default defineConfig({
  plugins: [svelte(), words()],
  build: {
    outDir: here('../src/starboard/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    // The Content-Security-Policy allows no data: scripts or styles, and one file more costs nothing.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    // A running `starboard serve`. The Host stays the page's own, so that the server takes its moves for its own page's.
    proxy: {
      '^/(api|ws|health)(/|$)': { target: process.env.STARBOARD ?? 'http://127.0.0.1:8000', ws: true },
    },
  },
  test: { include: ['src/**/*.test.ts'], css: true },
});
