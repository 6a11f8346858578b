import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Makes an authority and a certificate of this machine signed by it. */
export function makeCertificates(folder: string): {
  readonly key: Buffer;
  readonly cert: Buffer;
  readonly ca: string;
} {
  const at = (name: string): string => join(folder, name);
  const openssl = (...args: readonly string[]): unknown => execFileSync('openssl', args, { stdio: 'ignore' });
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  openssl(
    ...[
      'req',
      '-x509',
      ...newKey,
      '-keyout',
      at('ca.key'),
      '-out',
      at('ca.pem'),
      '-subj',
      '/CN=Own authority',
    ],
    ...['-days', '2'],
  );
  openssl(
    ...['req', '-x509', ...newKey, '-keyout', at('node.key'), '-out', at('node.pem'), '-subj', '/CN=node'],
    ...['-CA', at('ca.pem'), '-CAkey', at('ca.key'), '-addext', 'subjectAltName=IP:127.0.0.1'],
    ...['-addext', 'basicConstraints=critical,CA:FALSE', '-days', '2'],
  );
  return { key: readFileSync(at('node.key')), cert: readFileSync(at('node.pem')), ca: at('ca.pem') };
}
