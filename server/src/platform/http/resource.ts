import type {} from '@fastify/swagger';
import { BODY_LIMIT_BYTES, OPEN_BODY_LIMIT_BYTES } from '@press-room/contract/limits';
import type { Permission } from '@press-room/contract/roles';
import type {
  FastifyInstance,
  FastifyRequest,
  onRequestAsyncHookHandler,
  onRequestHookHandler,
  RouteHandlerMethod,
} from 'fastify';
import { z } from 'zod';
import { forbidden, unauthorized } from '../errors/errors.ts';
import { sendBody } from './answer.ts';
import {
  ANONYMOUS,
  type Reader,
  readAuthorization,
  requirePermission,
  requireRecentProof,
  requireScope,
} from './authentication.ts';
import {
  describePath,
  describeRefusals,
  describeSecurity,
  LIST_QUERY,
  ONE_QUERY,
  VERSION_HEADERS,
} from './documentation.ts';
import type { Endpoint, Resource } from './endpoint.ts';
import { tagVersion } from './if-match.ts';
import { negotiate } from './negotiation.ts';
import { toOperationId } from './operation-id.ts';
import type { AnyUpload } from './upload.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    upload?: AnyUpload | undefined;
    isVersioned?: boolean | undefined;
    /** OpenAPI entry. As the route's own `schema` it would be compiled at each start. */
    describe?: (() => FastifySchema) | undefined;
  }
}

export type Authenticator = (token: string) => Promise<Reader>;

export const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const;
const SERVED = ['HEAD', ...METHODS] as const;

/**
 * Serves one address with its methods. The order of the checks is part of the contract: format and `Accept`,
 * credentials, rights, and only then whether the method exists (`other-methods.ts`) and needs a recent proof.
 */
export function serveResource(app: FastifyInstance, authenticate: Authenticator, resource: Resource): void {
  const onRequest = admit(resource, authenticate);
  for (const method of SERVED) {
    const endpoint = resource[method];
    if (endpoint === undefined) continue;
    const place = endpoint.upload === undefined ? app : app.forms;
    place.route({
      method,
      url: resource.path,
      onRequest: [onRequest, ...listFurtherChecks(resource, endpoint)],
      handler: toHandler(endpoint),
      config: {
        upload: endpoint.upload,
        takesBytes: endpoint.takesBytes,
        isVersioned: endpoint.isVersioned,
        describe: () => describe(resource, method, endpoint),
      },
      bodyLimit: mayBeAnonymous(resource) ? OPEN_BODY_LIMIT_BYTES : BODY_LIMIT_BYTES,
    });
  }
}

function toHandler(endpoint: Endpoint): RouteHandlerMethod {
  if (endpoint.handler !== undefined) return endpoint.handler;
  const [status = 200] = Object.keys(endpoint.response).map(Number);
  return async (request, reply) => {
    reply.code(status);
    if (endpoint.row !== undefined) {
      const row = await endpoint.row(request);
      return sendBody(request, tagVersion(reply, row.version), row);
    }
    const body = await endpoint.answer(request);
    return status === 204
      ? reply.header('Cache-Control', 'no-store').send()
      : sendBody(request, reply, body as object);
  };
}

/** OpenAPI entry of one method of an address. */
function describe(
  resource: Resource,
  method: (typeof SERVED)[number],
  { summary, operationId, body, response, upload, isVersioned = false, ...endpoint }: Endpoint,
) {
  const { path, access, params = describePath(path) } = resource;
  const isWrite = method !== 'GET' && method !== 'HEAD';
  const { querystring = isWrite ? undefined : ONE_QUERY } = endpoint;
  const isList =
    querystring instanceof z.ZodObject && LIST_PARAMETERS.every((name) => name in querystring.shape);
  return {
    operationId: operationId ?? toOperationId(method, path, isList),
    summary,
    ...(body === undefined ? {} : { body }),
    ...(querystring === undefined ? {} : { querystring }),
    ...(params === undefined ? {} : { params }),
    ...(isVersioned ? { headers: VERSION_HEADERS } : {}),
    ...(upload === undefined ? {} : { consumes: ['multipart/form-data'] }),
    security: describeSecurity(access),
    response: {
      ...describeRefusals(resource, { isWrite, isList, isVersioned }),
      ...response,
    },
  };
}

const LIST_PARAMETERS = Object.keys(LIST_QUERY.shape);

const mayBeAnonymous = ({ access }: Resource): boolean => access === 'ignored' || access === 'optional';

/** Checks of one method in addition to those of its address. */
const listFurtherChecks = (
  resource: Resource,
  { permission, needsRecentProof = false }: Endpoint,
): onRequestAsyncHookHandler[] => [
  ...(permission === undefined
    ? []
    : [async (request: FastifyRequest) => requireRight(resource, request, permission)]),
  ...(needsRecentProof ? [async ({ reader }: FastifyRequest) => requireRecentProof(reader)] : []),
];

/** Admits clients with access to an address. Most requests have no token, and continue without a promise. */
export function admit(resource: Resource, authenticate: Authenticator): onRequestHookHandler {
  return (request, _reply, done) => {
    negotiate(request);
    const token = resource.access === 'ignored' ? null : readAuthorization(request);
    if (token === null) {
      requireAccess(resource, ANONYMOUS);
      done();
      return;
    }
    const admission = authenticate(token).then(async (reader) => {
      request.reader = reader;
      if (!(await isLetIn(resource, reader))) requireAccess(resource, reader);
      if (!mayBeAnonymous(resource) && resource.permission !== undefined)
        await requireRight(resource, request, resource.permission);
    });
    admission.then(() => done(), done);
  };
}

/** @throws 401, 403; 404 for records of another company */
async function requireRight(
  { ownCompany }: Resource,
  request: FastifyRequest,
  permission: Permission,
): Promise<void> {
  if (ownCompany === undefined) return requirePermission(request.reader, permission);
  const scope = requireScope(request.reader, permission);
  if (scope !== null) await ownCompany(request, scope);
}

/** Admitted only because the office opened content to confirmed addresses, or invited this account. */
const isLetIn = async (
  { access, isOpenToConfirmed }: Resource,
  { isAdmitted, isConfirmed, invited = null }: Reader,
): Promise<boolean> =>
  access === 'admitted' && !isAdmitted && isConfirmed && isOpenToConfirmed !== undefined
    ? invited !== null || isOpenToConfirmed()
    : false;

function requireAccess(resource: Resource, reader: Reader): void {
  const { access } = resource;
  if (mayBeAnonymous(resource)) return;
  if (reader.account === null) throw unauthorized('no_credentials');
  if (access === 'admitted' && !reader.isAdmitted) throw forbidden();
}
