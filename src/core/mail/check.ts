import type { Config } from '../config/config.ts';
import { type Finding, fail, ok, warn } from '../doctor.ts';
import { mailWay, openTransport, senderOf } from './mail.ts';

const name = 'mail';

const reasons: Readonly<Record<string, string>> = {
  EAUTH: 'refuses user or password',
  EDNS: 'has no address: look at the name in SMTP_URL',
  ETLS: 'offers no TLS that works: smtps:// is for port 465, smtp:// for 587',
  ECONNECTION: 'cannot be reached',
  ESOCKET: 'cannot be reached',
  ETIMEDOUT: 'does not answer: is the port open from here? Many hosters block 25',
};

/** What an error of the mail server means to whoever set it up. */
function refused(host: string, error: unknown): Finding {
  const { code = '', message } = error as { code?: string; message: string };
  return fail(name, `${host} ${reasons[code] ?? 'cannot be used'}: ${message}`);
}

/**
 * Whether the mail server takes this program in: connection, greeting, TLS, login.
 * @param to sends a test message there; absent: nothing is sent
 */
export async function checkMail(config: Config, to?: string): Promise<Finding> {
  const way = mailWay(config);
  if (way === null) return warn(name, 'SMTP_URL is not set: no invitation, new password or digest is sent');
  if (way === 'files') return ok(name, 'SMTP_URL is not set: e-mail is written to DATA_DIR/mail');
  const { host, username } = new URL(config.smtpUrl);
  const transport = await openTransport(config);
  try {
    await transport.verify();
    if (to === undefined) return ok(name, `${host} lets ${username ? 'this user' : 'this machine'} in`);
    const text = `Dinam at ${config.publicUrl} can send e-mail.\n`;
    await transport.sendMail({ from: senderOf(config), to, subject: 'Dinam can send e-mail', text });
    return ok(name, `${host} has taken a message to ${to}; look into the spam folder, too`);
  } catch (error) {
    return refused(host, error);
  } finally {
    transport.close();
  }
}
