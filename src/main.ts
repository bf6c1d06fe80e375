import { run } from './cli.ts';

try {
  process.loadEnvFile('.env');
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}

process.exitCode = await run(process.argv.slice(2));
