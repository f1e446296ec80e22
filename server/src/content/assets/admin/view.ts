import type { FastifyRequest } from 'fastify';
import { requireSession } from '../../../platform/http/authentication.ts';
import { languageOf } from '../../../platform/http/negotiation.ts';
import type { View } from './asset.ts';

/** Client of the request. */
export const viewOf = (request: FastifyRequest): View => ({
  language: languageOf(request),
  session: requireSession(request),
});
