import { randomBytes } from 'node:crypto';
import type { App } from '../core/app.ts';
import { type Finding, fail, ok, warn } from '../core/doctor.ts';
import { answerWithCertificate } from '../core/fetch/certificate.ts';
import { proofLabel, proofPath } from '../http/health/proof.ts';
import { sealFrom } from '../users/sessions/tokens.ts';

/** Certificates are renewed a month before their end. */
const fewDays = 14;

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

/** Whether PUBLIC_URL leads to this installation, and for how long its certificate is valid. */
export async function checkPublicAddress(origin: Pick<App, 'config' | 'db'>, now: () => number): Promise<Finding> {
  const { publicUrl } = origin.config;
  const challenge = randomBytes(24).toString('base64url');
  const answer = await answerWithCertificate(`${publicUrl}${proofPath}?challenge=${challenge}`).catch(
    (error: unknown) => unreachable(publicUrl, error),
  );
  if ('level' in answer) return answer;
  if (answer.status >= 500) return warn(name, `${publicUrl} answers ${answer.status}: does the server run?`);
  if (!answer.body.includes(`"${await sealFrom(origin, proofLabel, challenge)}"`))
    return fail(name, `${publicUrl} leads to something else (it answers ${answer.status}): look at DNS and proxy`);
  if (answer.validTo === null) return ok(name, `${publicUrl} leads here`);
  const days = Math.floor((answer.validTo - now()) / 86_400_000);
  if (days < fewDays) return warn(name, `the certificate of ${publicUrl} ends in ${days} days: is it renewed?`);
  return ok(name, `${publicUrl} leads here, certificate for ${days} days`);
}
