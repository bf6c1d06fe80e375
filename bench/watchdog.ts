// Loaded into every process that the bench starts, before its own code: none of them outlives the bench, whatever
// ends it, and none runs for ever.
const longestMs = 20 * 60_000;
const parent = process.ppid;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, 1_000).unref();
setTimeout(() => process.exit(1), longestMs).unref();
