import type { Config } from '../config/config.ts';
import { type Finding, fail, ok, warn } from '../doctor.ts';
import { mailWay, openTransport, senderOf } from './mail.ts';

const name = 'mail';

const noTls = 'offers no TLS that this program accepts: smtps:// is for port 465, smtp:// for 587';

const reasons: Readonly<Record<string, string>> = {
  EAUTH: 'refuses user or password',
  EDNS: 'has no address: look at the name in SMTP_URL',
  ETLS: noTls,
  ECONNECTION: 'cannot be reached',
  ESOCKET: 'cannot be reached',
  ETIMEDOUT: 'does not answer: is the port open from here? Many hosters block 25',
};

/** OpenSSL, and certificates: the server was reached. */
const aboutTls = /ssl|certificate|cert_|altname/i;

/** What an error of the mail server means to whoever set it up. */
function refused(host: string, error: unknown): Finding {
  const { code = '', message } = error as { code?: string; message: string };
  const [said = ''] = message.split(/[\n;]/, 1);
  const reason = code === 'ESOCKET' && aboutTls.test(message) ? noTls : reasons[code];
  return fail(name, `${host} ${reason ?? 'cannot be used'}: ${said}`);
}

const unset = 'SMTP_URL is not set: ';

/** Whether the mail server takes this program in: connection, greeting, TLS, login. Nothing is sent. */
export async function checkMail(config: Config): Promise<Finding> {
  const way = mailWay(config);
  if (way === null) return warn(name, `${unset}no invitation, new password or digest is sent`);
  if (way === 'files') return ok(name, `${unset}e-mail is written to DATA_DIR/mail`);
  const { host, username } = new URL(config.smtpUrl);
  const transport = await openTransport(config);
  try {
    await transport.verify();
    return ok(name, `${host} lets ${username ? 'this user' : 'this machine'} in`);
  } catch (error) {
    return refused(host, error);
  } finally {
    transport.close();
  }
}

/** Sends a test message. */
export async function tryMail(config: Config, to: string): Promise<Finding> {
  if (mailWay(config) !== 'smtp') return fail(name, `${unset}nothing is sent`);
  if (!/^[^\s@]+@[^\s@]+$/.test(to)) return fail(name, `${to} is no e-mail address`);
  const { host } = new URL(config.smtpUrl);
  const transport = await openTransport(config);
  try {
    const text = `Dinam at ${config.publicUrl} can send e-mail.\n`;
    await transport.sendMail({ from: senderOf(config), to, subject: 'Dinam can send e-mail', text });
    return ok(name, `${host} has taken a message to ${to}; look into the spam folder, too`);
  } catch (error) {
    return refused(host, error);
  } finally {
    transport.close();
  }
}
