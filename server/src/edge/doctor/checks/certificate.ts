import { TLSSocket } from 'node:tls';
import { sayReason } from '../../../platform/errors/operator-error.ts';
import { type Found, fault, fine, warning } from '../finding.ts';

const DAY_MS = 86_400_000;
/** Automatic renewal leaves a month; manual renewal needs some days. */
const DAYS_LEFT = 14;
const DAYS_GRAVE = 3;

export interface Certificate {
  valid_to: Date;
  /** Why it is not trusted; null: it is trusted. */
  refusal: string | null;
}

/** Null: the connection is not encrypted. */
export function readCertificate(socket: unknown): Certificate | null {
  if (!(socket instanceof TLSSocket)) return null;
  const { authorizationError } = socket;
  const valid_to = new Date(socket.getPeerCertificate().valid_to);
  if (Number.isNaN(valid_to.getTime())) return null;
  return {
    valid_to,
    refusal: socket.authorized ? null : sayReason(authorizationError),
  };
}

export function judgeDays({ valid_to }: Certificate, host: string, now: Date): Found {
  const days = Math.floor((valid_to.getTime() - now.getTime()) / DAY_MS);
  if (days >= DAYS_LEFT) return fine('doctor_certificate_fine', { host, days });
  return (days < DAYS_GRAVE ? fault : warning)('doctor_certificate_ends', { host, days });
}
