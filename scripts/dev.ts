import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'vite';

/** Development: the service starts again when a file of `src` changes, the web interface is replaced as it is saved. */
const root = join(import.meta.dirname, '..');
const port = process.env.PORT ?? '8080';
const service = spawn(process.execPath, ['--watch', join(root, 'src/main.ts'), 'serve'], {
  stdio: 'inherit',
  cwd: root,
});
process.env.DINAM_URL ??= `http://127.0.0.1:${port}`;
const vite = await createServer({ configFile: join(root, 'admin/vite.config.ts') });
await vite.listen();
vite.printUrls();

service.on('exit', (code) => void vite.close().finally(() => process.exit(code ?? 0)));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void service.kill(signal));
