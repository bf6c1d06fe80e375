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
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 1_000, assetsInlineLimit: 0 },
  server: { proxy: { '/api': server, '/files': server, '/admin/help': server } },
});
