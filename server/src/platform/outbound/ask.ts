import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { traced } from '../tracing/traced.ts';

export interface OutboundReply {
  status: number;
  /** Seconds or a date, as the server sent it. */
  retryAfter: string | undefined;
  body: string;
}

interface Question {
  url: URL;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  /** JSON. */
  body?: string;
}

/**
 * Sends a request to a server that the operator configured, at any address, and reads its answer up to `maxBytes`.
 * Redirects are not followed, because the content is for the configured server only. @throws if the server cannot be
 * reached, or the answer is longer
 */
export function askOutbound(
  { url, method, headers, body }: Question,
  { signal, maxBytes }: { signal: AbortSignal; maxBytes: number },
): Promise<OutboundReply> {
  const attributes = { 'http.request.method': method, 'server.address': url.hostname };
  const request = url.protocol === 'http:' ? requestPlain : requestSecure;
  const ask = () =>
    new Promise<OutboundReply>((resolve, reject) => {
      const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
      const asked = request(url, { method, signal, agent: false, headers: { ...headers, ...length } });
      asked.on('error', reject);
      asked.on('response', (response) => {
        const chunks: Buffer[] = [];
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > maxBytes) asked.destroy(new Error('The answer is too long'));
          else chunks.push(chunk);
        });
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            retryAfter: response.headers['retry-after'],
            body: Buffer.concat(chunks).toString('utf8'),
          }),
        );
      });
      asked.end(body);
    });
  return traced({ name: method, kind: 'client', attributes }, ask, ({ status }) => ({
    attributes: { 'http.response.status_code': status },
  }));
}
