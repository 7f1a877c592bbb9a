import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.FONDACO_SERVER ?? 'http://127.0.0.1:8000';

/** Puts the list of built files into the hand-written service worker, so that the shell opens offline. */
function serviceWorker(): Plugin {
  return {
    name: 'fondaco-service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => !name.endsWith('.map') && !name.startsWith('share/') && name !== 'index.html');
      const names = readdirSync(here('./public'));
      const shell = ['/', ...files.map((name) => `/${name}`), '/icon.svg', '/icon-192.png', '/manifest.webmanifest', '/manifest.it.webmanifest'];
      const version = createHash('sha256').update([...shell, ...names.map((name) => readFileSync(here(`./public/${name}`)))].join('\n')).digest('hex').slice(0, 12);
      const source = readFileSync(here('./src/worker/sw.js'), 'utf8')
        .replace("'__VERSION__'", JSON.stringify(version))
        .replace("['__SHELL__']", JSON.stringify(shell.sort()));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

/** Puts the picture of each game that has one where the server finds it: links to its tables are shown with it. */
function sharePictures(): Plugin {
  return {
    name: 'fondaco-share-pictures',
    apply: 'build',
    generateBundle() {
      for (const game of readdirSync(here('./src/games'))) {
        const file = here(`./src/games/${game}/share.jpg`);
        if (existsSync(file)) this.emitFile({ type: 'asset', fileName: `share/${game}.jpg`, source: readFileSync(file) });
      }
    },
  };
}

/** Packs every text file beside itself, so that the server only has to send it. */
function packed(): Plugin {
  return {
    name: 'fondaco-packed',
    apply: 'build',
    closeBundle() {
      const folder = here('../src/fondaco/server/static/');
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|html|svg|webmanifest)$/.test(name)) continue;
        const content = readFileSync(folder + name);
        writeFileSync(`${folder}${name}.gz`, gzipSync(content, { level: 9 }));
        writeFileSync(`${folder}${name}.br`, brotliCompressSync(content));
      }
    },
  };
}

const words = /\/(?:words|locale)\/(en|it)\/([\w-]+)\.ftl/;
const gameWords = /\/games\/(\w+)\/words\.(en|it)\.ftl/;
const gameFile = /\/src\/games\/(\w+)\/(?!words)/;

/** The catalogue a file of texts is loaded with. */
function catalogue(id: string): string | null {
  const [, game, gameLanguage] = gameWords.exec(id) ?? [];
  if (game) return `${game}-${gameLanguage}`;
  const [, language, part] = words.exec(id) ?? [];
  if (!part) return null;
  return ['page', 'table', 'house'].includes(part) ? `house-${language}` : `${part}-${language}`;
}

/** What is always needed together is one file: each request costs a phone more than its bytes. */
const groups = [
  { name: catalogue, priority: 4 },
  { name: 'app', tags: ['$initial'], priority: 3 },
  { name: 'rule-link', test: /RuleLink\.svelte/, priority: 3 }, // for pages without a table
  { name: 'table', test: /\/src\/(table|kit|coach)\//, priority: 2 },
  { name: (id: string) => gameFile.exec(id)?.[1] ?? null, priority: 1 },
];

export default defineConfig({
  plugins: [svelte(), sharePictures(), serviceWorker(), packed()],
  build: {
    outDir: here('../src/fondaco/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the security headers allow no data: scripts, and hashed files cache better
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: false } },
  },
  test: { include: ['tests/**/*.test.ts'] },
} as Parameters<typeof defineConfig>[0]);
