import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import createRouter from 'find-my-way';
import { methodNotAllowed, notFound } from '../errors.ts';
import type { Resource } from './endpoint.ts';
import { type Authenticator, admit, METHODS } from './resource.ts';
import { unroutableReason } from './unroutable.ts';

interface Found {
  resource: Resource;
  params: Record<string, string | undefined>;
}

/**
 * Answers for the methods that addresses of the API do not have: OPTIONS with those that they have, any other with 405.
 * All addresses share one route for it: one for each method of each was half of what a start of the server cost.
 */
export function serveOtherMethods(
  app: FastifyInstance,
  authenticate: Authenticator,
  resources: readonly Resource[],
): void {
  let find: ((path: string) => Found | null) | undefined;
  const findAt = (request: FastifyRequest): Found => {
    find ??= createFinder(resources);
    const found = find(request.url.split('?', 1)[0] ?? '');
    if (found === null) throw unroutableReason(request) ?? notFound();
    return found;
  };
  app.route({
    method: [...METHODS, 'TRACE', 'OPTIONS'],
    url: '/api/*',
    schema: { hide: true },
    onRequest: [
      function admitThere(request, reply, done) {
        const { resource, params } = findAt(request);
        request.params = params;
        admit(resource, authenticate).call(this, request, reply, done);
      },
      // Before a body is read.
      async (request: FastifyRequest) => {
        const { method } = request;
        if (method !== 'OPTIONS') throw methodNotAllowed(method, listMethods(findAt(request).resource));
      },
    ],
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const { resource } = findAt(request);
      const methods = listMethods(resource);
      return reply
        .headers({ ...resource.about, Allow: methods.join(', ') })
        .send({ name: resource.path, methods });
    },
  });
}

function listMethods(resource: Resource): string[] {
  const hasHead = resource.GET !== undefined || resource.HEAD !== undefined;
  const served = METHODS.filter((method) => resource[method] !== undefined);
  return [...served, ...(hasHead ? ['HEAD'] : []), 'OPTIONS'];
}

/** Finds addresses as the server itself does, whatever the method. */
function createFinder(resources: readonly Resource[]): (path: string) => Found | null {
  const router = createRouter({ ignoreTrailingSlash: true });
  for (const resource of resources) router.on('OPTIONS', resource.path, () => undefined, resource);
  return (path) => {
    const found = router.find('OPTIONS', path);
    return found === null ? null : { resource: found.store as Resource, params: found.params };
  };
}
