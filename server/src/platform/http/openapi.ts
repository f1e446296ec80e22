import { readdir } from 'node:fs/promises';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { fieldErrorsSchema, PROTOCOL, refusalSchema } from './documentation.ts';
import { type OpenApiDocument, selectPaths, shareParts } from './openapi-parts.ts';
import { type Representation, sendRepresentation, toRepresentation } from './representation.ts';
import { varyBy } from './vary.ts';

const READERS_PATH = '/api/openapi.json';
const OFFICE_PATH = '/api/office/openapi.json';
const OFFICE_ADDRESSES = ['/api/office/', '/api/company/'];
const CONTRACT = new URL('../../../../contract/src/', import.meta.url);

/** Describes every route from the contract's schemas. Must be registered before the routes and their scopes. */
export async function registerOpenApi(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Press room', version: '1', description: PROTOCOL },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: {
          token: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'JWT <token>' },
        },
      },
    },
    transform: (call) =>
      jsonSchemaTransform({ ...call, schema: call.route.config?.describe?.() ?? call.schema }),
    transformObject: jsonSchemaTransformObject,
  });
}

/**
 * Two documents, so that generated clients stay readable: calls of readers and accounts, and calls of the office. A
 * component has the same name in both. Both are created once, after the last route is registered.
 */
export function serveOpenApi(app: FastifyInstance): void {
  let documents: ReturnType<typeof writeDocuments> | null = null;
  for (const [kind, address] of [
    ['readers', READERS_PATH],
    ['office', OFFICE_PATH],
  ] as const)
    app.get(address, { schema: { hide: true } }, async (request, reply) => {
      documents ??= writeDocuments(app);
      const { [kind]: document } = await documents;
      varyBy(reply, 'Accept-Encoding');
      reply.headers({ 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-cache' });
      return sendRepresentation(request, reply, document);
    });
}

async function writeDocuments(app: FastifyInstance): Promise<Record<'readers' | 'office', Representation>> {
  named ??= nameSchemas();
  await named;
  const whole = shareParts(app.swagger() as unknown as OpenApiDocument);
  const isOffice = (path: string) => OFFICE_ADDRESSES.some((start) => path.startsWith(start));
  const write = (isChosen: (path: string) => boolean) =>
    toRepresentation(JSON.stringify(selectPaths(whole, isChosen)));
  return { readers: await write((path) => !isOffice(path)), office: await write(isOffice) };
}

let named: Promise<void> | null = null;

/** Gives the contract's schemas the names of their exports: `pressReleaseSchema` is the component `PressRelease`. */
async function nameSchemas(): Promise<void> {
  const exported = (await Promise.all((await readdir(CONTRACT)).toSorted().map(listSchemas))).flat();
  const own = { Refusal: refusalSchema, FieldErrors: fieldErrorsSchema };
  const counts = Map.groupBy(exported, ({ name }) => name);
  for (const { name, module, schema } of exported) {
    const id = counts.get(name)?.length === 1 ? name : toPascal(module) + name;
    if (z.globalRegistry.get(schema)?.id === undefined)
      z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id });
  }
  for (const [id, schema] of Object.entries(own)) z.globalRegistry.add(schema, { id });
}

async function listSchemas(file: string): Promise<{ name: string; module: string; schema: z.ZodType }[]> {
  const exported = (await import(new URL(file, CONTRACT).href)) as Record<string, unknown>;
  return Object.entries(exported).flatMap(([key, schema]) =>
    schema instanceof z.ZodType && key.endsWith('Schema')
      ? [{ name: toPascal(key.slice(0, -'Schema'.length)), module: file.replace(/\.ts$/, ''), schema }]
      : [],
  );
}

const toPascal = (name: string): string =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
