import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';

export interface Certificate {
  key: string;
  cert: string;
}

const tlv = (tag: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const n = content.length;
  const length = n < 128 ? [n] : n < 256 ? [0x81, n] : [0x82, n >> 8, n & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
};
const sequence = (...parts: Buffer[]): Buffer => tlv(0x30, ...parts);
const oid = (hex: string): Buffer => tlv(0x06, Buffer.from(hex, 'hex'));
const utcTime = (ms: number): Buffer =>
  tlv(0x17, Buffer.from(`${new Date(ms).toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`));

const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'));
const commonName = '550403';
const subjectAltName = '551d11';
const basicConstraints = '551d13';

/** A certificate for localhost and 127.0.0.1 that signs itself (RFC 5280), for as long as a test runs. */
export function selfSigned(): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  // Several may be trusted at once: an issuer is looked for by its name.
  const name = sequence(tlv(0x31, sequence(oid(commonName), tlv(0x0c, Buffer.from(randomUUID())))));
  const names = sequence(tlv(0x82, Buffer.from('localhost')), tlv(0x87, Buffer.from([127, 0, 0, 1])));
  const isAuthority = sequence(oid(basicConstraints), tlv(0x04, sequence(tlv(0x01, Buffer.from([255])))));
  const extensions = sequence(isAuthority, sequence(oid(subjectAltName), tlv(0x04, names)));
  const now = Date.now();
  const body = sequence(
    tlv(0xa0, tlv(0x02, Buffer.from([2]))),
    tlv(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    name,
    sequence(utcTime(now - 86_400_000), utcTime(now + 30 * 86_400_000)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tlv(0xa3, extensions),
  );
  const signature = tlv(0x03, Buffer.from([0]), sign('sha256', body, privateKey));
  const der = sequence(body, ecdsaWithSha256, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: `-----BEGIN CERTIFICATE-----\n${der.replace(/.{1,64}/g, '$&\n')}-----END CERTIFICATE-----\n`,
  };
}
