import { decodePart } from './url-parts.ts';

export interface S3Address {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const DEFAULT_REGION = 'us-east-1';

/** Reads `s3://key:secret@host:port/bucket?region=…&tls=on|off`; null for anything else. */
export function parseS3Address(text: string): S3Address | null {
  const url = URL.parse(text);
  if (url?.protocol !== 's3:' || url.host === '' || url.username === '' || url.password === '') return null;
  const bucket = url.pathname.replace(/^\/|\/$/g, '');
  const tls = url.searchParams.get('tls') ?? 'on';
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket) || (tls !== 'on' && tls !== 'off')) return null;
  const [accessKeyId, secretAccessKey] = [url.username, url.password].map(decodePart);
  if (accessKeyId === undefined || secretAccessKey === undefined) return null;
  return {
    endpoint: `${tls === 'on' ? 'https' : 'http'}://${url.host}`,
    region: url.searchParams.get('region') ?? DEFAULT_REGION,
    bucket,
    accessKeyId,
    secretAccessKey,
  };
}
