import type { Permission } from '@press-room/contract/roles';
import type { FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { z } from 'zod';
import type { AnyUpload } from './upload.ts';

/**
 * Access rule. `ignored`: credentials are not read. `optional`: anonymous readers are admitted, invalid tokens refused.
 * `signed-in`: requires an account. `admitted`: requires one of the admitting groups (contract 2.3, 5.1).
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
  /** Right required by this method in addition to the right of the address. */
  permission?: Permission;
  /** Accepts one file in a multipart form. */
  upload?: AnyUpload;
  /** Reads its body itself, as the bytes of a file (`byte-bodies.ts`). */
  takesBytes?: boolean;
  /** Requires a proof of identity within the last ten minutes. */
  needsRecentProof?: boolean;
  /** Writes the addressed record, based on the version in `If-Match`. */
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
   * Also admits users whose right is limited to their own company, and refuses records of other companies. Without it
   * only the general right gives access.
   */
  ownCompany?: (request: FastifyRequest, company: number) => Promise<void>;
  /** For `admitted` resources: whether accounts with only a confirmed address are admitted too. */
  isOpenToConfirmed?: () => Promise<boolean>;
  /** Parameters in the address, if it is not the id of a row. */
  params?: z.ZodObject;
  /** Headers about the address in the answer to OPTIONS. */
  about?: Record<string, string>;
  GET?: Endpoint;
  /** If HEAD is not GET without the body. */
  HEAD?: Endpoint;
  POST?: Endpoint;
  PATCH?: Endpoint;
  PUT?: Endpoint;
  DELETE?: Endpoint;
}
