import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const API = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const BEST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** Compressed once here, as the files are finally written, so that the server only has to choose. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => /\.(js|css|html|svg|json)$/.test(name));
      await Promise.all(names.map((name) => compressBeside(join(dir, name))));
    },
  };
}

async function compressBeside(path: string): Promise<void> {
  const content = await readFile(path);
  await writeFile(`${path}.br`, await compressBrotli(content, BEST_BROTLI));
  await writeFile(`${path}.gz`, await compressGzip(content, { level: 9 }));
}

/**
 * Few files rather than many: each costs a round trip. What every page needs is one file, what
 * forms need another; pages stay apart, and so do schemas, which the first page does without.
 */
const FRAMEWORK = ['react', 'react-dom', 'scheduler', 'use-sync-external-store', '@tanstack/[^/]+'];
const CONTRACT = [
  'auth-calls',
  'cache-times',
  'crash-call',
  'endpoint',
  'roles',
  'static-paths',
  'texts',
];
const FORM_PARTS = [
  ...['bind-field', 'button', 'classes', 'control-look', 'field', 'field-messages', 'form-alert'],
  ...['has-keyboard', 'icon-button', 'input', 'password-field', 'password-input', 'spinner'],
  ...['show-server-errors', 'text-field', 'use-zod-form', 'zod-resolver'],
];
const FILES = [
  {
    name: 'framework',
    test: anyOf(
      `/node_modules/(${FRAMEWORK.join('|')})/`,
      `/contract/src/(${CONTRACT.join('|')})\\.ts$`,
      '/web/src/lib/',
    ),
  },
  {
    name: 'forms',
    test: anyOf(
      '/node_modules/(react-hook-form|@radix-ui/react-(slot|compose-refs))/',
      '/node_modules/lucide-react/dist/esm/(Icon|createLucideIcon|context|shared|defaultAttributes)',
      `/web/src/ui/(${FORM_PARTS.join('|')})\\.tsx?$`,
      '/web/src/features/auth/(api|auth-form|text-link)\\.tsx?$',
    ),
  },
];

function anyOf(...patterns: string[]): RegExp {
  return new RegExp(patterns.join('|'));
}

/** The page that newcomers see first: fetched along with the app instead of after it. */
const FIRST_PAGE = '/features/auth/login-page.tsx';

function preloadFirstPage(): Plugin {
  return {
    name: 'preload-first-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(FIRST_PAGE));
        if (page === undefined) throw new Error(`${FIRST_PAGE} is not in the build`);
        const files = [page.fileName, ...page.imports].filter((name) => !html.includes(name));
        return files.map((fileName) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
          injectTo: 'head' as const,
        }));
      },
    },
  };
}

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadFirstPage(), precompress()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: FILES } } },
  },
  server: {
    strictPort: true,
    proxy: {
      '/api': API,
      '/mailbox': API,
      '/socket.io': { target: API, ws: true },
    },
  },
});
