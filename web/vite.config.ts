import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

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

/** Of lib, what the first page does without. */
const PAGES_ONLY = '(casting/|talent/|media-picture|representation-words|stored-json|use-is-desk)';

/**
 * Few files rather than many: each costs a round trip. Asking who is signed in, and beginning pages
 * that people come to by a link, comes first and alone; what every page needs is one file, what forms
 * need another, and so is the shell. Pages stay apart, and so do schemas, which the first page does
 * without.
 */
const FILES = [
  {
    name: 'session',
    test: anyOf(
      '/web/src/page-session',
      'vite/preload-helper',
      '/web/src/app/session/checked-paths',
      `/web/src/app/${oneOf('begin-page lazy-pages')}`,
      `/web/src/lib/${oneOf(
        'api-client api-error json log reads-ahead request-path session stored-user',
        'verification-cache casting/first-faces',
      )}`,
      `/contract/src/${oneOf('auth-calls cache-times endpoint roles static-paths talent-calls')}`,
    ),
  },
  {
    name: 'framework',
    test: anyOf(
      '/node_modules/(react|react-dom|scheduler|use-sync-external-store|@tanstack/(?!react-virtual|virtual-core)[^/]+)/',
      `/contract/src/${oneOf(
        'count-calls crash-call limits notification-calls profile-calls realtime texts',
      )}`,
      // Known around every page, and asked in the shell.
      `/web/src/features/${oneOf(
        'business-portfolios/portfolio-queries business-portfolios/realtime messaging/realtime',
        'notifications/realtime representation/api representation/selection-context',
      )}`,
      // What only pages about talent need is among the parts.
      `/web/src/lib/(?!${PAGES_ONLY}|tab-icon)`,
      `/web/src/app/frame/${oneOf('page-spinner send-on skip-link')}`,
      `/web/src/ui/${oneOf('classes logo spinner toast-store')}`,
    ),
  },
  {
    name: 'controls',
    test: anyOf(
      '/node_modules/@radix-ui/react-(slot|compose-refs)/',
      '/node_modules/lucide-react/dist/esm/(Icon|createLucideIcon|context|shared|defaultAttributes)',
      `/lucide-react/dist/esm/icons/${icons('circle-exclamation-point eye')}`,
      `/web/src/ui/${oneOf('button control-look has-keyboard icon-button input')}`,
    ),
  },
  {
    // What most pages behind the sign-in are made of, and the icons that more than one of them shows.
    name: 'parts',
    test: anyOf(
      `/web/src/lib/${PAGES_ONLY}`,
      `/web/src/ui/${oneOf(
        'card copy-link error-state kind-icons late-lightbox picture skeleton',
      )}`,
      '/web/src/features/reference-data/api\\.ts$',
      `/lucide-react/dist/esm/icons/${icons(
        'arrow-left arrow-right audio-lines calendar-check calendar-x download external-link',
        'file-down file-text film image link-2 mail pencil phone play plus',
      )}`,
    ),
  },
  {
    name: 'forms',
    test: anyOf(
      '/node_modules/react-hook-form/',
      `/web/src/ui/${oneOf(
        'bind-field field field-messages form-alert password-field',
        'password-input show-not-saved show-server-errors text-field use-zod-form zod-resolver',
      )}`,
      `/web/src/features/auth/${oneOf('auth-form sign-in-calls text-link')}`,
    ),
  },
  {
    name: 'shell',
    test: anyOf(
      `/web/src/app/shell/${oneOf(
        'avatar-button avatar-menu badges debug-panel menu-list menus mobile-menu mobile-menu-toggle shell',
        'sidebar top-bar use-calling-tab use-is-wide',
      )}`,
      `/web/src/features/notifications/${oneOf('api bell-button notification-bell')}`,
      `/web/src/features/account/${oneOf('own-face profile-queries thumbnail-address')}`,
      `/web/src/features/search/${oneOf('global-search use-search-shortcut')}`,
      `/web/src/features/business-portfolios/${oneOf(
        'create-button portfolio-logo sidebar/portfolio-block sidebar/portfolio-button use-create-dialog',
      )}`,
      `/web/src/features/representation/${oneOf(
        'acting-sign own-talents talent-face use-follow-assignment working-as working-as-button',
      )}`,
      '/web/src/features/(auditions|casting-calls|messaging|tasks|verification)/api\\.ts$',
      '/contract/src/pending-invitation\\.ts$',
      '/web/src/lib/tab-icon\\.ts$',
      `/web/src/ui/${oneOf('avatar badge count-badge empty-state page-header')}`,
      `/lucide-react/dist/esm/icons/${oneOf(
        'bell building-2 chart-no-axes-column chevron-up chevrons-up-down circle-user-round clapperboard flag',
        'layout-dashboard layout-grid list-checks mail-open megaphone menu message-circle radar',
        'search shield-check triangle-alert user users-round x',
      )}`,
    ),
  },
];

/** What the page of a session day loads beside what its HTML names. */
const DAY_PARTS = anyOf(
  '/web/src/app/shell/shell\\.tsx$',
  '/web/src/features/auditions/day/day-page\\.tsx$',
  '/node_modules/socket\\.io-client/',
);

/** Tells the worker that keeps the page of a session day which files that takes. */
function dayWorker(): Plugin {
  return {
    name: 'day-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['signed-in.html'];
        if (page?.type !== 'asset') throw new Error('signed-in.html is not in the build');
        const html = String(page.source);
        const named = [...html.matchAll(/\/(assets\/[^"]+)/g)].flatMap(([, name = '']) => name);
        const files = withImports(bundle, [...named, ...namesOf(bundle, DAY_PARTS)]);
        const hash = createHash('sha256').update(html + files.join());
        const kept = { version: hash.digest('hex').slice(0, 12), files };
        const source = await readFile(new URL('worker/day-worker.js', import.meta.url), 'utf8');
        this.emitFile({
          type: 'asset',
          fileName: 'day-worker.js',
          source: source.replace('__KEPT__', JSON.stringify(kept)),
        });
      },
    },
  };
}

/** The files that have one of these modules. */
function namesOf(bundle: Rolldown.OutputBundle, modules: RegExp): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  return chunks
    .filter(({ moduleIds }) => moduleIds.some((module) => modules.test(module)))
    .map(({ fileName }) => fileName);
}

/** The addresses of these files and of all that they import. */
function withImports(bundle: Rolldown.OutputBundle, names: readonly string[]): string[] {
  const all = new Set<string>(names);
  // A set that grows is walked to its end.
  for (const name of all) {
    const file = bundle[name];
    if (file?.type === 'chunk') for (const imported of file.imports) all.add(imported);
  }
  return [...all].sort().map((name) => `/${name}`);
}

function oneOf(...names: string[]): string {
  return `(${names.join(' ').replaceAll(' ', '|')})\\.[jt]sx?$`;
}

/** They come as modules of their own ending. */
function icons(...names: string[]): string {
  return `(${names.join(' ').replaceAll(' ', '|')})\\.mjs$`;
}

function anyOf(...patterns: string[]): RegExp {
  return new RegExp(patterns.join('|'));
}

/** What each page shows first, fetched along with the app instead of after it. */
const SHOWN_FIRST: Record<string, string> = {
  '/index.html': '/features/auth/login-page.tsx',
  '/signed-in.html': '/app/shell/shell.tsx',
};

type Attributes = Record<string, string>;

function preloadShownFirst(): Plugin {
  return {
    name: 'preload-shown-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { path, bundle = {} }) {
        const wanted = SHOWN_FIRST[path];
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        // Where its code lies in a file of several, and the door to it.
        const found = chunks.filter(
          ({ facadeModuleId, moduleIds }) =>
            wanted !== undefined &&
            [facadeModuleId, ...moduleIds].some((module) => module?.endsWith(wanted)),
        );
        if (found.length === 0) throw new Error(`${wanted} is not in the build`);
        const names = new Set(found.flatMap(({ fileName, imports }) => [fileName, ...imports]));
        const files = [...names].filter((name) => !html.includes(name));
        // What covers the page meanwhile, and its style, come before any script.
        const attributes: Attributes = path === '/signed-in.html' ? { fetchpriority: 'low' } : {};
        const tags = files.map((fileName) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}`, ...attributes },
          injectTo: 'head' as const,
        }));
        return { html: withScriptAttributes(html, attributes), tags };
      },
    },
  };
}

function withScriptAttributes(html: string, attributes: Attributes): string {
  const text = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return html.replaceAll('<script type="module"', `<script type="module"${text.join('')}`);
}

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadShownFirst(), dayWorker(), precompress()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // All of these know light-dark() themselves. Rewritten for others, it would follow the page's
    // theme only, and what is dark in both themes (scheme-dark) would not be.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Whoever brings a session is given the second; see server/src/platform/http/site-routes.ts.
      input: ['index.html', 'signed-in.html'],
      output: { codeSplitting: { groups: FILES } },
    },
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
