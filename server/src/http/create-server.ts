import type { IncomingMessage } from 'node:http';
import accepts from '@fastify/accepts';
import cors from '@fastify/cors';
import { BODY_LIMIT_BYTES } from '@press-room/contract/limits';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { Config } from '../config.ts';
import { badRequest } from '../errors.ts';
import { ANONYMOUS } from './authentication.ts';
import { parseFlatQuery } from './query.ts';
import { createRawAnswers } from './raw-answer.ts';
import { logRequests, requestId } from './request-log.ts';
import { apiSecurityHeaders } from './security-headers.ts';
import { sendNowhere } from './unroutable.ts';

interface ServerOptions {
  config: Pick<Config, 'TRUST_PROXY' | 'PUBLIC_URL' | 'CORS_ORIGINS'>;
  logger: FastifyServerOptions['logger'];
}

/** A server that answers nothing yet, with all that holds for every answer. */
export async function createServer({ config, logger }: ServerOptions): Promise<FastifyInstance> {
  const securityHeaders = apiSecurityHeaders(config.PUBLIC_URL.startsWith('https:'));
  const raw = createRawAnswers(securityHeaders);
  const app: FastifyInstance = Fastify({
    logger: logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    trustProxy: config.TRUST_PROXY ?? false,
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, querystringParser: parseFlatQuery, maxParamLength: 500 },
    frameworkErrors: sendNowhere(() => app),
    clientErrorHandler: raw.onClientError,
    // Node's own refusal of a request without a host has neither our body nor our headers.
    http: { requireHostHeader: false },
  });
  raw.register(app.server);
  app.decorateRequest('reader');
  app.addHook('onRequest', (request, reply, done) => {
    request.reader = ANONYMOUS;
    reply.headers(securityHeaders).header('X-Request-Id', request.id);
    done(isWithoutHost(request.raw) ? badRequest('bad_request') : undefined);
  });
  logRequests(app);
  await app.register(accepts);
  if (config.CORS_ORIGINS.length > 0) await allowOrigins(app, config.CORS_ORIGINS);
  return app;
}

/** RFC 9112, 3.2. */
const isWithoutHost = ({ headers, httpVersion }: IncomingMessage): boolean =>
  httpVersion === '1.1' && headers.host === undefined;

const allowOrigins = (app: FastifyInstance, origin: string[]) =>
  app.register(cors, {
    origin,
    methods: ['GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'],
    allowedHeaders: ['Authorization', 'Content-Type', 'Accept-Language'],
    exposedHeaders: ['WWW-Authenticate', 'Retry-After'],
    strictPreflight: false,
  });
