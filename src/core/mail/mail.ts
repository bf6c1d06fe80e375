import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transporter } from 'nodemailer';
import type { App } from '../app.ts';
import type { Config } from '../config/config.ts';
import { makeFolder } from '../files/owner.ts';
import { PermanentError } from '../jobs/worker.ts';
import { perProgram } from '../state.ts';

interface Mail {
  to: string;
  subject: string;
  /** Plain text, in any script. */
  text: string;
  lang: string;
}

/** How e-mail leaves: by SMTP, as files for developers, or not at all. */
export function mailWay(config: Pick<Config, 'smtpUrl' | 'env'>): 'smtp' | 'files' | null {
  if (config.smtpUrl) return 'smtp';
  return config.env === 'production' ? null : 'files';
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** A connection to the mail server, or what makes files of messages. The library is loaded now: most processes send nothing. */
export async function openTransport(config: Pick<Config, 'smtpUrl' | 'env'>): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  if (mailWay(config) !== 'smtp') return createTransport({ streamTransport: true, buffer: true }) as Transporter;
  // No file and no address is read into a message.
  const limits = { disableFileAccess: true, disableUrlAccess: true };
  return createTransport({ url: config.smtpUrl, ...timeouts, ...limits }) as Transporter;
}

export const senderOf = ({ mailFrom, publicUrl }: Pick<Config, 'mailFrom' | 'publicUrl'>): string =>
  mailFrom || `Dinam <dinam@${new URL(publicUrl).hostname}>`;

const transports = perProgram(
  ({ config }) => openTransport(config),
  async (transport) => (await transport).close(),
);

/**
 * Sends a message, or writes it to `DATA_DIR/mail` where no SMTP server is set up.
 * @throws PermanentError when the server refuses the address or the message for good; other errors may pass
 */
export async function sendMail(app: App, { to, subject, text, lang }: Mail): Promise<void> {
  const { config } = app;
  const way = mailWay(config);
  if (way === null) throw new PermanentError('SMTP_URL is not set: no e-mail can be sent.');
  const transport = await transports(app);
  const from = senderOf(config);
  const headers = { 'content-language': lang, 'auto-submitted': 'auto-generated' };
  try {
    const info = (await transport.sendMail({ from, to, subject, text, headers })) as { message?: Buffer };
    if (way === 'files') await store(config.dataDir, info.message as Buffer, app.now());
  } catch (error) {
    const { responseCode } = error as { responseCode?: number };
    if (responseCode !== undefined && responseCode >= 500 && responseCode < 600)
      throw new PermanentError(`The mail server refused the message: ${responseCode}.`);
    throw error;
  }
}

interface SmtpError {
  responseCode?: number;
  code?: string;
  /** Of a system error: what failed. */
  syscall?: string;
  timeoutType?: string;
}

/** Time limits of nodemailer that end with the begin of a session. */
const beforeSession = ['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT'];

/**
 * Whether a failed message may be sent again without anybody getting it twice: the server was not reached, or answered that
 * it does not accept the message now. After a lost connection nobody knows: nodemailer reports it like a failed one, with the
 * command `CONN`, even after the whole message.
 */
export function wasNotAccepted(error: unknown): boolean {
  if (error instanceof PermanentError) return false;
  const { responseCode, code, syscall, timeoutType } = error as SmtpError;
  if (responseCode !== undefined || syscall === 'connect') return true;
  return code === 'EDNS' || code === 'ETLS' || beforeSession.includes(timeoutType ?? '');
}

/** One `.eml` file for each message; its name begins with the time. */
async function store(dataDir: string, message: Buffer, nowMs: number): Promise<void> {
  const folder = join(dataDir, 'mail');
  await makeFolder(folder);
  const name = `${new Date(nowMs).toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`;
  await writeFile(join(folder, name), message, { mode: 0o600, flag: 'wx' });
}
