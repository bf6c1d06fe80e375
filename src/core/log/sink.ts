import { fstatSync, write, writeSync } from 'node:fs';

/** Largest backlog in bytes: a reader that has stopped costs this much memory, and no request. */
const mostBytes = 4 * 1_048_576;
/** Of one write. */
const chunkBytes = 65_536;
/** Wait after a failed write, before the next attempt. */
const pauseMs = 200;
/** What an ending process spends on lines that are left. */
const exitMs = 500;

const pause = new Int32Array(new SharedArrayBuffer(4));

/**
 * Writes lines to a file descriptor without blocking and without failing: lines that do not fit are counted, dropped,
 * and reported once writing succeeds again. Pino's own destination keeps trying a full disk at the end of the process
 * for ever, and gives a disk up for good that was full for longer than its buffer lasts.
 */
class LogSink {
  /** Lines that were lost since the start. */
  dropped = 0;
  #fd: number;
  /** A pipe or socket that says EAGAIN instead of waiting for its reader. */
  #neverBlocks: boolean;
  #lines: string[] = [];
  #bytes = 0;
  /** What is being written, or has to be written again. */
  #chunk: Buffer | null = null;
  #chunkLines = 0;
  #isWriting = false;
  #isPaused = false;
  #reported = 0;
  #drained: (() => void)[] = [];

  constructor(fd: number) {
    this.#fd = fd;
    // Node makes a pipe or socket that does not block of its stream: a write that has to wait says EAGAIN then,
    // instead of holding one of the few threads that also read files and compute passwords.
    const found = fd <= 2 ? fstatSync(fd) : null;
    this.#neverBlocks = found?.isFIFO() || found?.isSocket() || false;
    if (this.#neverBlocks) void (fd === 2 ? process.stderr : process.stdout);
    process.on('exit', () => this.#atExit());
  }

  write(line: string): void {
    const rest = this.#bytes === 0 && this.#neverBlocks ? this.#writeNow(line) : line;
    if (rest === null) return;
    const bytes = Buffer.byteLength(rest);
    if (this.#bytes + bytes > mostBytes) this.dropped++;
    else {
      this.#lines.push(rest);
      this.#bytes += bytes;
    }
    this.#pump();
  }

  /**
   * Writes a line at once, so that a process that is killed has logged what it did. Returns the rest of the line when
   * the pipe was full, else null.
   */
  #writeNow(line: string): string | null {
    const bytes = Buffer.from(line);
    try {
      const written = writeSync(this.#fd, bytes);
      if (written === bytes.length) return null;
      this.#chunk = bytes.subarray(written);
      this.#chunkLines = 1;
      this.#bytes += this.#chunk.length;
      this.#pump();
      return null;
    } catch {
      return line; // the way of what waits finds out whether the reader is slow or gone
    }
  }

  /** Resolves when everything is written, or after `ms`. */
  async flush(ms = 2_000): Promise<void> {
    if (this.#bytes === 0) return;
    await Promise.race([
      new Promise<void>((resolve) => this.#drained.push(resolve)),
      new Promise<void>((resolve) => setTimeout(resolve, ms)),
    ]);
  }

  #next(): Buffer | null {
    if (this.#chunk) return this.#chunk;
    if (this.#lines.length === 0) return null;
    let size = 0;
    let count = 0;
    for (const line of this.#lines) {
      size += Buffer.byteLength(line);
      count++;
      if (size >= chunkBytes) break;
    }
    this.#chunk = Buffer.from(this.#lines.splice(0, count).join(''));
    this.#chunkLines = count;
    return this.#chunk;
  }

  #written(bytes: number): void {
    const left = (this.#chunk as Buffer).subarray(bytes);
    this.#bytes -= bytes;
    this.#chunk = left.length ? left : null;
    if (this.dropped > this.#reported) {
      const lines = this.dropped - this.#reported;
      this.#reported = this.dropped;
      const time = new Date().toISOString();
      this.write(`${JSON.stringify({ level: 'error', time, lines, msg: 'lines of the log were dropped' })}\n`);
    }
  }

  #pump(): void {
    if (this.#isWriting || this.#isPaused) return;
    const chunk = this.#next();
    if (!chunk) {
      for (const resolve of this.#drained.splice(0)) resolve();
      return;
    }
    this.#isWriting = true;
    write(this.#fd, chunk, (error, bytes) => {
      this.#isWriting = false;
      if (!error) {
        this.#written(bytes);
        return this.#pump();
      }
      // The rest of a line that was cut is written when the reader or the disk continues.
      const isGone = error.code === 'EPIPE' || error.code === 'EBADF';
      if (isGone) this.#lose();
      this.#isPaused = true;
      setTimeout(() => {
        this.#isPaused = false;
        this.#pump();
      }, pauseMs).unref();
    });
  }

  /** The reader has closed the pipe. */
  #lose(): void {
    this.dropped += this.#chunkLines + this.#lines.length;
    this.#reported = this.dropped;
    this.#chunk = null;
    this.#lines = [];
    this.#bytes = 0;
  }

  #atExit(): void {
    // A thread is about to end this write; only then comes the rest.
    if (this.#isWriting) {
      Atomics.wait(pause, 0, 0, 10);
      this.#chunk = null;
      this.#isWriting = false;
    }
    for (let waited = 0; waited < exitMs; ) {
      const chunk = this.#next();
      if (!chunk) return;
      try {
        const bytes = writeSync(this.#fd, chunk);
        this.#chunk = bytes < chunk.length ? chunk.subarray(bytes) : null;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
        Atomics.wait(pause, 0, 0, 20);
        waited += 20;
      }
    }
  }
}

const sinks = new Map<number, LogSink>();

/** The one of a descriptor: two would mix their lines. */
export function sinkOf(fd: number): LogSink {
  let sink = sinks.get(fd);
  if (!sink) {
    sink = new LogSink(fd);
    sinks.set(fd, sink);
  }
  return sink;
}

/** Lines that were lost, of all sinks of the process. */
export const droppedLines = (): number => [...sinks.values()].reduce((sum, { dropped }) => sum + dropped, 0);

/** Before an end by `process.exit`. */
export async function flushLogs(): Promise<void> {
  await Promise.all([...sinks.values()].map((sink) => sink.flush()));
}
