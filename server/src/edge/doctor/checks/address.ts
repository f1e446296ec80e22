import { type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { text } from 'node:stream/consumers';
import { sayReason } from '../../../platform/errors/operator-error.ts';
import { findSecret } from '../../../platform/process/secrets.ts';
import { type Found, fault, fine, type Patient, warning } from '../finding.ts';
import { isAnswer, makeQuestion, QUESTION_HEADER, type Seen, seenSchema } from '../identity.ts';
import { type Certificate, judgeDays, readCertificate } from './certificate.ts';

/** Shorter than the limit of the check: an unreachable address alone is not a fault. */
const SILENCE_MS = 8000;
/** Longer than any real answer. */
const ANSWER_BYTES = 10_000;

interface Answer {
  status: number;
  body: string;
  certificate: Certificate | null;
}

export async function checkAddress({ config, now }: Patient): Promise<Found[]> {
  const { PUBLIC_URL: address } = config;
  const secret = findSecret(config);
  if (secret === null) return [];
  const question = makeQuestion(secret);
  let answer: Answer;
  try {
    answer = await ask(`${address}/healthz`, question);
  } catch (error) {
    return [warning('doctor_address_silent', { address, reason: sayReason(error) })];
  }
  const { host } = new URL(address);
  const certificate = answer.certificate === null ? [] : [judge(answer.certificate, host, now())];
  const seen = seenSchema.safeParse(parseJson(answer.body));
  if (!seen.success || !isAnswer(secret, question, seen.data.proof)) {
    const { status } = answer;
    const isAway = status >= 502 && status <= 504;
    const found = isAway
      ? fault('doctor_address_away', { address, status })
      : fault('doctor_address_other', { address });
    return [found, ...certificate];
  }
  return [fine('doctor_address_fine', { address }), ...judgeProxy(seen.data, config), ...certificate];
}

/** Also accepts invalid certificates: the question discloses nothing. */
function ask(url: string, question: string): Promise<Answer> {
  const signal = AbortSignal.timeout(SILENCE_MS);
  const options: RequestOptions = { headers: { [QUESTION_HEADER]: question }, agent: false, signal };
  return new Promise((resolve, reject) => {
    const request = url.startsWith('https:')
      ? requestHttps(url, { ...options, rejectUnauthorized: false })
      : requestHttp(url, options);
    request.once('error', reject);
    request.once('response', (response) => {
      const certificate = readCertificate(response.socket);
      const { statusCode: status = 0 } = response;
      if (Number(response.headers['content-length'] ?? 0) > ANSWER_BYTES) {
        request.destroy();
        resolve({ status, body: '', certificate });
      } else text(response).then((body) => resolve({ status, body, certificate }), reject);
    });
    request.end();
  });
}

const judge = (certificate: Certificate, host: string, now: Date): Found => ({
  ...judgeCertificate(certificate, host, now),
  certificate_until: certificate.valid_to,
});

function judgeCertificate(certificate: Certificate, host: string, now: Date): Found {
  const { refusal } = certificate;
  return refusal === null
    ? judgeDays(certificate, host, now)
    : fault('doctor_certificate_refused', { host, reason: refusal });
}

function judgeProxy(
  { origin, peer, is_forwarded, is_believed }: Seen,
  { PUBLIC_URL, TRUST_PROXY }: Patient['config'],
): Found[] {
  if (is_forwarded && !is_believed) return [fault('doctor_proxy_unknown', { peer })];
  const found: Found[] = [];
  if (!is_forwarded && TRUST_PROXY !== undefined) found.push(warning('doctor_proxy_silent'));
  const wanted = new URL(PUBLIC_URL).origin;
  if (origin !== wanted) found.push(fault('doctor_proxy_differs', { told: origin, address: wanted }));
  return found.length === 0 && is_forwarded ? [fine('doctor_proxy_fine')] : found;
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
