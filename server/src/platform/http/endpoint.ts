import type { Permission } from '@press-room/contract/roles';
import type { FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { z } from 'zod';
import type { AnyUpload } from './upload.ts';

/**
 * Access rule: `ignored` runs no authenticator at all, `optional` admits anonymous readers but refuses an invalid
 * token, `signed-in` requires an account, `admitted` requires one of the admitting groups (contract 2.3, 5.1).
 */
export type Access = 'ignored' | 'optional' | 'signed-in' | 'admitted';

export type Endpoint = EndpointFacts & (Answering | Versioning | Handling);

interface Answering {
  /** The body of the answer, with the status that `response` declares; of 204 there is none. */
  answer: (request: FastifyRequest) => unknown;
  row?: undefined;
  handler?: undefined;
}

interface Versioning {
  /** Like `answer`, with the version that the next write of the row has to name. */
  row: (request: FastifyRequest) => Promise<{ version: number }>;
  handler?: undefined;
}

interface Handling {
  /** Sends by itself: content that is cached, versions, files. */
  handler: RouteHandlerMethod;
}

interface EndpointFacts {
  /** Right required by this method in addition to that of the address. */
  permission?: Permission;
  /** Takes one file in a multipart form. */
  upload?: AnyUpload;
  /** Reads its body itself, as bytes of a file (`byte-bodies.ts`). */
  takesBytes?: boolean;
  /** Requires a proof of identity within the last ten minutes. */
  needsRecentProof?: boolean;
  /** Writes what its address names, from the version that `If-Match` names. */
  isVersioned?: boolean;
  /** In the OpenAPI document, with the schemas below. */
  summary: string;
  /** Its name in generated clients, where the address does not give a good one (`operation-id.ts`). */
  operationId?: string;
  querystring?: z.ZodType;
  body?: z.ZodType;
  response: Record<number, z.ZodType>;
}

export interface Resource {
  path: string;
  access: Access;
  /** Right required of a signed-in user. */
  permission?: Permission;
  /**
   * Also admits users whose right is limited to their own company, and refuses them records of others. Without it only
   * the general right gives access.
   */
  ownCompany?: (request: FastifyRequest, company: number) => Promise<void>;
  /** Of `admitted` resources: whether accounts that only have a confirmed address are let in, too. */
  isOpenToConfirmed?: () => Promise<boolean>;
  /** Parameters in the address, if not the id of a row. */
  params?: z.ZodObject;
  /** Headers about the address in the answer to OPTIONS. */
  about?: Record<string, string>;
  GET?: Endpoint;
  /** Where it answers something else than GET without its body. */
  HEAD?: Endpoint;
  POST?: Endpoint;
  PATCH?: Endpoint;
  PUT?: Endpoint;
  DELETE?: Endpoint;
}
