import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { type Representation, sendRepresentation, toRepresentation } from './representation.ts';
import { varyBy } from './vary.ts';

const OPENAPI_PATH = '/api/openapi.json';

/** Describes every route from the contract's own schemas. Must be registered before the routes and before places of their own for some of them. */
export async function registerOpenApi(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Press room', version: '1' },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: {
          token: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'JWT <token>' },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
}

/** The document is made once, after the last route was registered. */
export function serveOpenApi(app: FastifyInstance): void {
  let document: Promise<Representation> | null = null;
  app.get(OPENAPI_PATH, { schema: { hide: true } }, async (request, reply) => {
    document ??= toRepresentation(JSON.stringify(app.swagger()));
    varyBy(reply, 'Accept-Encoding');
    reply.headers({ 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-cache' });
    return sendRepresentation(request, reply, await document);
  });
}
