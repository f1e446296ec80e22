import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

interface Wanted {
  days: number;
  /** `DNS:localhost`, or `IP:127.0.0.2`. */
  name: string;
}

/** A certificate that is trusted only after `trust`, which returns a function that undoes it. */
export function makeCertificate(folder: string, { days, name }: Wanted) {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', String(days)];
  const named = ['-subj', '/CN=localhost', '-addext', `subjectAltName=${name}`];
  execFileSync('openssl', [...made, ...named, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  const cert = readFileSync(certificate, 'utf8');
  return {
    key: readFileSync(key),
    cert,
    trust: (): (() => void) => {
      const usual = getCACertificates('default');
      setDefaultCACertificates([...usual, cert]);
      return () => setDefaultCACertificates(usual);
    },
  };
}
