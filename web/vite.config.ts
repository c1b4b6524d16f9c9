import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const API = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;

/** Compressed once here, so that the server only has to choose. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const files = Object.values(bundle).filter(({ fileName }) =>
        /\.(js|css|html|svg|json)$/.test(fileName),
      );
      for (const file of files) {
        const content = Buffer.from(file.type === 'chunk' ? file.code : file.source);
        const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
        this.emitFile({
          type: 'asset',
          fileName: `${file.fileName}.br`,
          source: await promisify(brotliCompress)(content, best),
        });
        this.emitFile({
          type: 'asset',
          fileName: `${file.fileName}.gz`,
          source: await promisify(gzip)(content, { level: 9 }),
        });
      }
    },
  };
}

export default defineConfig({
  plugins: [react(), tailwindcss(), precompress()],
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2023' },
  server: {
    strictPort: true,
    proxy: {
      '/api': API,
      '/mailbox': API,
      '/socket.io': { target: API, ws: true },
    },
  },
});
