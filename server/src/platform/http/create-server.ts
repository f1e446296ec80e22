import type { IncomingMessage } from 'node:http';
import accepts from '@fastify/accepts';
import cors from '@fastify/cors';
import { BODY_LIMIT_BYTES } from '@press-room/contract/limits';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { Config } from '../config/config.ts';
import { badRequest } from '../errors/errors.ts';
import { surviveRefusals } from '../process/listening.ts';
import { runIn } from '../tracing/scope.ts';
import { ANONYMOUS } from './authentication.ts';
import { registerBodyParsers } from './body.ts';
import { createBodyWatch } from './body-watch.ts';
import { registerByteBodies } from './byte-bodies.ts';
import { limitConnections } from './connection-limit.ts';
import { HTTP_LIMITS, type HttpLimits } from './http-limits.ts';
import { registerMultipart } from './multipart.ts';
import { registerOpenApi } from './openapi.ts';
import { limitPipelining } from './pipelining.ts';
import { parseAddressQuery } from './query.ts';
import { createRawAnswers } from './raw-answer.ts';
import { logRequests, requestId, withIds } from './request-log.ts';
import { apiSecurityHeaders } from './security-headers.ts';
import { sendNowhere } from './unroutable.ts';

/**
 * We validate and serialise ourselves: `parseBody` reports errors in the contract's form, and answers pass the
 * contract's schemas. Fastify therefore loads no compilers. The type of the validator is Ajv's.
 */
const COMPILERS = {
  buildValidator: (() => () => () => true) as never,
  buildSerializer: () => () => (body: unknown) => JSON.stringify(body),
};

interface ServerOptions {
  config: Pick<Config, 'TRUST_PROXY' | 'PUBLIC_URL' | 'CORS_ORIGINS'>;
  logger: FastifyServerOptions['logger'];
  /** Tests use shorter limits. */
  limits?: HttpLimits;
}

/** Options of the router. */
export const ROUTING = { ignoreTrailingSlash: true, maxParamLength: 500 };

/** A server without routes, with the behaviour that all answers share. */
export async function createServer({
  config,
  logger,
  limits = HTTP_LIMITS,
}: ServerOptions): Promise<FastifyInstance> {
  const securityHeaders = apiSecurityHeaders(config.PUBLIC_URL.startsWith('https:'));
  const raw = createRawAnswers(securityHeaders);
  const app: FastifyInstance = Fastify({
    logger: withIds(logger),
    // Lines get their ids from the scope: a logger for each request would cost more than the line itself.
    childLoggerFactory: (base) => base,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    trustProxy: config.TRUST_PROXY ?? false,
    schemaController: { compilersFactory: COMPILERS },
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: 'idle',
    // During the shutdown, requests on open connections are answered normally.
    return503OnClosing: false,
    // No plugin loads slowly, and each route would have a timer.
    pluginTimeout: 0,
    routerOptions: { ...ROUTING, querystringParser: parseAddressQuery },
    frameworkErrors: sendNowhere(() => app),
    clientErrorHandler: raw.onClientError,
    connectionTimeout: limits.stalledMs,
    keepAliveTimeout: limits.keepAliveMs,
    http: {
      headersTimeout: limits.headersMs,
      connectionsCheckingInterval: limits.checkMs,
      // Node's own refusal of a request without a host has neither our body nor our headers.
      requireHostHeader: false,
    },
  });
  const watch = createBodyWatch(limits, raw.refuse);
  limitConnections(app.server, app.log);
  limitPipelining(app.server);
  app.addHook('onListen', async () => surviveRefusals(app.server, app.log));
  raw.register(app.server);
  watch.register(app.server);
  app.decorateRequest('reader');
  app.decorateRequest('scope');
  app.addHook('onRequest', (request, reply, done) => {
    request.scope = { ids: { reqId: request.id } };
    // Requests pipelined on a lost connection are not started.
    if (request.raw.socket.destroyed) {
      reply.hijack();
      return;
    }
    request.reader = ANONYMOUS;
    reply.headers(securityHeaders).header('X-Request-Id', request.id);
    runIn(request.scope, () => done(isHostUnclear(request.raw) ? badRequest('bad_request') : undefined));
  });
  logRequests(app);
  await app.register(accepts);
  if (config.CORS_ORIGINS.length > 0) await allowOrigins(app, config.CORS_ORIGINS);
  // Before any scope in which routes are registered.
  await registerOpenApi(app, config.PUBLIC_URL);
  registerBodyParsers(app);
  await registerMultipart(app, { limits, watch });
  registerByteBodies(app, { limits, watch });
  return app;
}

/** No host or several, which proxies may interpret differently (RFC 9112, 3.2). */
function isHostUnclear({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  // Not `headersDistinct`: internal requests for rendering pages do not have it.
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
  return hosts === 0 ? httpVersion === '1.1' : hosts > 1;
}

const allowOrigins = (app: FastifyInstance, origin: string[]) =>
  app.register(cors, {
    delegator: ({ headers }, done) =>
      done(null, {
        origin,
        methods: ['GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'],
        allowedHeaders: ['Authorization', 'Content-Type', 'Accept-Language'],
        exposedHeaders: ['WWW-Authenticate', 'Retry-After'],
        strictPreflight: false,
        // Preflight requests are answered by the route.
        preflight: headers['access-control-request-method'] !== undefined,
      }),
  });
