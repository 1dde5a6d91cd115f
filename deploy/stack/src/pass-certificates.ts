import { generateKeyPairSync, randomBytes } from 'node:crypto';
import forge from 'node-forge';

/** What passes are signed with at the sandbox's Apple, all in PEM. */
export interface PassCertificates {
  readonly passKey: string;
  readonly passCertificate: string;
  /** Plays Apple's intermediate certificate (WWDR). */
  readonly passAuthority: string;
}

const USER_ID = '0.9.2342.19200300.100.1.1';
const YEARS = 10;

const pemKeys = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });

const certificateOf = (
  publicKey: string,
  subject: forge.pki.CertificateField[],
  issuer: forge.pki.CertificateField[],
  signer: string,
  extensions: object[],
): string => {
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(publicKey);
  certificate.serialNumber = `01${randomBytes(12).toString('hex')}`;
  const now = new Date();
  certificate.validity.notBefore = now;
  certificate.validity.notAfter = new Date(
    Date.UTC(now.getUTCFullYear() + YEARS, now.getUTCMonth(), now.getUTCDate()),
  );
  certificate.setSubject(subject);
  certificate.setIssuer(issuer);
  certificate.setExtensions(extensions);
  certificate.sign(forge.pki.privateKeyFromPem(signer), forge.md.sha256.create());
  return forge.pki.certificateToPem(certificate);
};

/** A certificate for one identifier of one team, as Apple's developer pages give them out. */
export const makePassCertificates = (passTypeId: string, teamId: string): PassCertificates => {
  const [authority, own] = [pemKeys(), pemKeys()];
  const apple = [
    { name: 'commonName', value: 'Worldwide Developer Relations of the sandbox' },
    { name: 'organizationName', value: 'Sandbox' },
  ];
  const team = [
    { type: USER_ID, value: passTypeId },
    { name: 'commonName', value: `Pass Type ID: ${passTypeId}` },
    { name: 'organizationalUnitName', value: teamId },
    { name: 'organizationName', value: 'TapNook' },
  ];
  return {
    passKey: own.privateKey,
    passCertificate: certificateOf(own.publicKey, team, apple, authority.privateKey, [
      { name: 'basicConstraints', cA: false },
      { name: 'keyUsage', digitalSignature: true },
    ]),
    passAuthority: certificateOf(authority.publicKey, apple, apple, authority.privateKey, [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true },
    ]),
  };
};

/** The key of a service account at Google, in PEM. */
export const makeServiceAccountKey = (): string =>
  generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();
