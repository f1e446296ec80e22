import type { Permission } from '@press-room/contract/roles';
import type { FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { z } from 'zod';
import type { AnyUpload } from './upload.ts';

/**
 * Who may call: `ignored` runs no authenticator at all, `optional` lets anonymous readers in but refuses a bad token,
 * `signed-in` wants an account, `admitted` wants one of the admitting groups (contract 2.3, 5.1).
 */
export type Access = 'ignored' | 'optional' | 'signed-in' | 'admitted';

export interface Endpoint {
  handler: RouteHandlerMethod;
  /** A right that this method wants beside that of the address. */
  permission?: Permission;
  /** Takes one file in a multipart form. */
  upload?: AnyUpload;
  /** Reads its body itself, as bytes of a file (`byte-bodies.ts`). */
  takesBytes?: boolean;
  /** Who calls must have proved within ten minutes who they are. */
  needsRecentProof?: boolean;
  /** Writes what its address names, from the version that `If-Match` names. */
  isVersioned?: boolean;
  /** What the OpenAPI document says of it. */
  schema: {
    summary: string;
    /** Its name in generated clients, where the address does not give a good one (`operation-id.ts`). */
    operationId?: string;
    querystring?: z.ZodType;
    body?: z.ZodType;
    response: Record<number, z.ZodType>;
  };
}

export interface Resource {
  path: string;
  access: Access;
  /** A right that who is signed in must have besides. */
  permission?: Permission;
  /**
   * Lets in whose right reaches the own company alone, and refuses them what is another's. Without it only who holds the
   * right to everything gets in.
   */
  ownCompany?: (request: FastifyRequest, company: number) => Promise<void>;
  /** What the address names, where that is no number of a row. */
  params?: z.ZodObject;
  /** Headers that tell about the address where OPTIONS asks. */
  about?: Record<string, string>;
  GET?: Endpoint;
  /** Where it answers something else than GET without its body. */
  HEAD?: Endpoint;
  POST?: Endpoint;
  PATCH?: Endpoint;
  PUT?: Endpoint;
  DELETE?: Endpoint;
}
