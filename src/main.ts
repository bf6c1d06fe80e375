import { run } from './cli.ts';

const [command] = process.argv.slice(2);
// What is written holds hashes and keys: nobody else on the machine has business with it. What `--version` leaves is code that it
// has compiled, for the user of the service as well.
if (command !== '--version') process.umask(0o077);

try {
  process.loadEnvFile('.env');
} catch (error) {
  const { code } = error as NodeJS.ErrnoException;
  if (code !== 'ENOENT') {
    process.stderr.write(`The file .env of this folder cannot be read: ${code}.\n`);
    process.exit(2);
  }
}

// `dinam openapi | head` closes the pipe early; that is no failure of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

// Started by a Node that cannot become this process: without the one that signals are sent to nobody could stop this one.
if (process.env.DINAM_LAUNCHER && process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}

// `npm start` runs this process by a shell, which ends at a signal and passes none on.
if (process.env.npm_lifecycle_event === 'start') {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 1_000).unref();
}

process.exitCode = await run(process.argv.slice(2));
// A service that could not start may have begun things that would keep the process: connections, timers.
if (process.exitCode !== 0 && (command === 'serve' || command === 'work')) process.exit();
