import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { formSchemas } from './form-schemas.ts';
import { typingWords } from './typing-words.ts';

const server = process.env.DINAM_URL ?? 'http://127.0.0.1:8080';

// biome-ignore lint/style/noDefaultExport: what Vite reads
export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  plugins: [react(), typingWords(), formSchemas()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    chunkSizeWarningLimit: 1_000,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What belongs to several chunks is named after all of them.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        codeSplitting: {
          groups: [
            // The first page asks for four scripts and not for seventy. A release mostly leaves the libraries as they were.
            { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 2 },
            { name: 'interface', tags: ['$initial'], priority: 1 },
            // Its parts are made when it is loaded: shared out by pages they would wait for each other.
            { name: 'writing', test: /node_modules[\\/](@tiptap|prosemirror-|@floating-ui)/, priority: 1 },
            // What texts show and what writes them both need it: merged with one of them it closes a circle.
            {
              name: 'markup',
              test: /src[\\/]text[\\/](markup|vowels)[\\/]|src[\\/]text[\\/](normalise|fold|scripts)\.ts/,
              priority: 1,
            },
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 30_000 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': server, '/files': server, '/admin/help': server } },
});
