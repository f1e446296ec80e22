declare module 's3rver' {
  import type { Server } from 'node:http';
  import type { AddressInfo } from 'node:net';
  import type { Readable } from 'node:stream';

  interface S3Object {
    bucket: string;
    key: string;
    content: Buffer | Readable;
    metadata: object;
  }

  interface Context {
    method: string;
    path: string;
    query: Record<string, string | undefined>;
    type: string;
    status: number;
    body: unknown;
  }

  type Middleware = (context: Context, next: () => Promise<void>) => Promise<void>;

  export default class S3rver {
    constructor(options: object);
    httpServer: Server;
    middleware: Middleware[];
    logger: { silent: boolean };
    store: {
      getResourcePath(bucket: string, key: string | undefined, resource: string): string;
      getObject(bucket: string, key: string, options?: { start?: number; end?: unknown }): Promise<unknown>;
      putMetadata(bucket: string, key: string, metadata: object, md5: string): Promise<void>;
      putObject(object: S3Object): Promise<{ size: number; md5: string }>;
    };
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
