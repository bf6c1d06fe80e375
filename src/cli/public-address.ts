import { randomBytes } from 'node:crypto';
import type { App } from '../core/app.ts';
import { type Finding, fail, ok, warn } from '../core/doctor.ts';
import { answerWithCertificate } from '../core/fetch/certificate.ts';
import { proofLabel, proofPath } from '../http/health/proof.ts';
import { sealsFrom } from '../users/sessions/tokens.ts';

/** Share of its time that a certificate has left when it should have been renewed: programs do that at a third. */
const lateShare = 0.2;

const certificates: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'has expired',
  CERT_NOT_YET_VALID: 'is not valid yet: is the clock right?',
  ERR_TLS_CERT_ALTNAME_INVALID: 'is for another name',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'is signed by an authority that browsers do not know',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'comes without the certificates between it and its authority',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'is signed by an authority that browsers do not know',
};

const name = 'public address';

function unreachable(publicUrl: string, error: unknown): Finding {
  const { code = '', message } = error as { code?: string; message: string };
  const certificate = certificates[code];
  if (certificate) return fail(name, `the certificate of ${publicUrl} ${certificate}`);
  if (code === 'ENOTFOUND') return fail(name, `${new URL(publicUrl).hostname} has no address: look at its DNS records`);
  // A server behind a router may reach itself by other names only.
  return warn(name, `${publicUrl} cannot be reached from here (${code || message}); try it from a phone`);
}

/** Answers of proxies and redirects: what is behind them was not asked. */
function unasked(publicUrl: string, { status, location }: { status: number; location: string | null }): Finding | null {
  if (status >= 300 && status < 400)
    return fail(name, `${publicUrl} redirects to ${location ?? 'nothing'}: set PUBLIC_URL to the last address`);
  if (status >= 500) return warn(name, `${publicUrl} answers ${status}: does the server run?`);
  if (![401, 403, 429].includes(status)) return null;
  return warn(name, `${publicUrl} answers ${status}: a proxy or CDN does not let this machine ask`);
}

function certificateFinding(publicUrl: string, { from, to }: { from: number; to: number }, now: number): Finding {
  const days = Math.floor((to - now) / 86_400_000);
  const isLate = to - now < (to - from) * lateShare;
  if (isLate) return warn(name, `the certificate of ${publicUrl} is valid for ${days} more days: is it renewed?`);
  return ok(name, `${publicUrl} leads here; its certificate is valid for ${days} more days`);
}

/** Whether PUBLIC_URL leads to this installation, and for how long its certificate is valid. Writes nothing. */
export async function checkPublicAddress(origin: Pick<App, 'config' | 'db'>, now: () => number): Promise<Finding> {
  const { publicUrl } = origin.config;
  const challenge = randomBytes(24).toString('base64url');
  let seals: string[];
  try {
    seals = await sealsFrom(origin, proofLabel, challenge);
  } catch (error) {
    return warn(name, `cannot be asked: ${(error as Error).message}`);
  }
  if (seals.length === 0) return warn(name, 'cannot be asked before the first start of the server');
  const answer = await answerWithCertificate(`${publicUrl}${proofPath}?challenge=${challenge}`).catch(
    (error: unknown) => unreachable(publicUrl, error),
  );
  if ('level' in answer) return answer;
  const finding = unasked(publicUrl, answer);
  if (finding) return finding;
  if (!seals.some((seal) => answer.body.includes(`"${seal}"`)))
    return fail(name, `${publicUrl} leads to something else (it answers ${answer.status}): look at DNS and proxy`);
  if (!answer.certificate) return ok(name, `${publicUrl} leads here`);
  return certificateFinding(publicUrl, answer.certificate, now());
}
