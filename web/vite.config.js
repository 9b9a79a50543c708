import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { TAG } from './src/words/languages.ts';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const LOCALE = here('../src/starboard/locale');
const GAMES = here('./src/games');
const CONSOLE_ONLY = new Set(['cli.ftl', 'lab.ftl']);

/** The Fluent catalogues that Python speaks from: `virtual:words/en` for the shell, `virtual:words/en/GAME` for each game with
 * a door of its own (`…/GAME-lessons` for its lessons), and `virtual:words`, where they are to be had. `GAME.ftl` and `GAME-….ftl` are the game's; of these the
 * shell has `GAME-name` alone. */
function words() {
  const games = readdirSync(GAMES).filter((name) => existsSync(join(GAMES, name, 'door.ts')));
  const languages = () => readdirSync(LOCALE).filter((name) => TAG.test(name));
  // A game's lessons are a part of their own: they come when somebody learns.
  const gameOf = (file) => {
    const owner = games.find((game) => file === `${game}.ftl` || file.startsWith(`${game}-`));
    return owner && file === `${owner}-lessons.ftl` ? `${owner}-lessons` : owner;
  };
  const files = (language) =>
    readdirSync(join(LOCALE, language)).filter((name) => name.endsWith('.ftl') && !CONSOLE_ONLY.has(name));
  const address = (language, game) => `virtual:words/${language}${game ? `/${game}` : ''}`;

  function list() {
    const parts = (language) => [...new Set(files(language).map((file) => gameOf(file) ?? ''))];
    const entries = languages().map((language) => {
      const made = parts(language).map((game) => `'${game}': () => import('${address(language, game)}')`);
      return `'${language}': { ${made.join(', ')} }`;
    });
    return `export default { ${entries.join(', ')} };`;
  }
  function catalogue(plugin, language, game) {
    const read = (file) => {
      const path = join(LOCALE, language, file);
      plugin.addWatchFile(path);
      const source = readFileSync(path, 'utf8');
      const owner = gameOf(file);
      if (owner === game) return source;
      return game ? '' : (new RegExp(`^${owner}-name =.*(\\n .*)*`, 'm').exec(source)?.[0] ?? '');
    };
    return `export default ${JSON.stringify(files(language).sort().map(read).filter(Boolean).join('\n'))};`;
  }
  return {
    name: 'starboard-words',
    resolveId: (id) => (id.startsWith('virtual:words') ? `\0${id}` : undefined),
    load(id) {
      if (id === '\0virtual:words') return list();
      if (!id.startsWith('\0virtual:words/')) return undefined;
      const [language, game] = id.split('/').slice(1);
      return catalogue(this, language, game);
    },
  };
}

/** Files by who needs them: what is there at once in one, what every table needs in another, what one board alone begins with in a third;
 * else each page has its own. */
function chunk(id, graph) {
  const seen = new Set();
  const boards = new Set();
  let found = null;
  for (const queue = [id]; queue.length;) {
    const next = queue.pop();
    if (seen.has(next)) continue;
    seen.add(next);
    const info = graph.getModuleInfo(next);
    if (info?.isEntry) return 'shell';
    if (next.endsWith('/pages/Table.svelte')) found = 'table';
    const board = /\/games\/([^/]+)\/index\.ts$/.exec(next);
    if (board) boards.add(board[1]);
    queue.push(...(info?.importers ?? []));
  }
  return found ?? (boards.size === 1 ? `board-of-${[...boards][0]}` : null);
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
    rolldownOptions: {
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunk }] },
        chunkFileNames: ({ facadeModuleId: id }) => {
          if (id?.startsWith('\0virtual:words/'))
            return `assets/${id.slice('\0virtual:'.length).replaceAll('/', '-')}-[hash].js`;
          return id?.startsWith(LOCALE) ? 'assets/voice-[name]-[hash].js' : 'assets/[name]-[hash].js';
        },
      },
    },
  },
  server: {
    // The voice lies beside the catalogues.
    fs: { allow: [here('.'), LOCALE] },
    // A running `starboard serve`. The Host stays the page's own, so that the server takes its moves for its own page's.
    proxy: {
      '^/(api|ws|health)(/|$)': { target: process.env.STARBOARD ?? 'http://127.0.0.1:8000', ws: true },
    },
  },
  test: { include: ['src/**/*.test.ts'], css: true },
});
