import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
  onRequestHookHandler,
} from 'fastify';
import createRouter from 'find-my-way';
import { methodNotAllowed, notFound } from '../errors/errors.ts';
import { ROUTING } from './create-server.ts';
import type { Resource } from './endpoint.ts';
import { type Authenticator, admit, METHODS } from './resource.ts';
import { notePattern } from './route-pattern.ts';
import { unroutableReason } from './unroutable.ts';

interface Found {
  resource: Resource;
  params: Record<string, string | undefined>;
}

/**
 * Answers methods that an API address does not have: OPTIONS with the existing methods, others with 405. All addresses
 * share one route for this, because separate ones would outnumber the routes of the API.
 */
export function serveOtherMethods(
  app: FastifyInstance,
  authenticate: Authenticator,
  resources: readonly Resource[],
): void {
  let find: ReturnType<typeof createFinder> | undefined;
  const findAt = (request: FastifyRequest): Found => {
    find ??= createFinder(resources);
    const found = find(request.url.split('?', 1)[0] ?? '');
    if (found === null) throw unroutableReason(request) ?? notFound();
    return found;
  };
  const admitThere: onRequestHookHandler = function (request, reply, done) {
    const { resource, params } = findAt(request);
    notePattern(request, resource.path);
    request.params = params;
    admit(resource, authenticate).call(this, request, reply, done);
  };
  // Before the body is read.
  const refuse: onRequestAsyncHookHandler = async (request) => {
    const { method } = request;
    if (method !== 'OPTIONS') throw methodNotAllowed(method, listMethods(findAt(request).resource));
  };
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const { resource } = findAt(request);
    const methods = listMethods(resource);
    return reply
      .headers({ ...resource.about, Allow: methods.join(', ') })
      .send({ name: resource.path, methods });
  };
  const shared = { schema: { hide: true }, onRequest: [admitThere, refuse], handler };
  app.route({ ...shared, method: [...METHODS, 'TRACE', 'OPTIONS'], url: '/api/*' });
  for (const resource of listOvershadowed(resources)) {
    app.route({
      ...shared,
      method: METHODS.filter((method) => resource[method] === undefined),
      url: resource.path,
    });
  }
}

/** Addresses that another pattern also matches: the router would use its methods for missing ones. */
function listOvershadowed(resources: readonly Resource[]): Resource[] {
  const patterns = resources
    .filter(({ path }) => path.includes(':'))
    .map(({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`));
  return resources.filter(({ path }) => !path.includes(':') && patterns.some((each) => each.test(path)));
}

function listMethods(resource: Resource): string[] {
  const hasHead = resource.GET !== undefined || resource.HEAD !== undefined;
  const served = METHODS.filter((method) => resource[method] !== undefined);
  return [...served, ...(hasHead ? ['HEAD'] : []), 'OPTIONS'];
}

/** Finds addresses like the router, for any method. */
function createFinder(resources: readonly Resource[]): (path: string) => Found | null {
  const router = createRouter(ROUTING);
  for (const resource of resources) router.on('OPTIONS', resource.path, () => undefined, resource);
  return (path) => {
    const found = router.find('OPTIONS', path);
    return found === null ? null : { resource: found.store as Resource, params: found.params };
  };
}
