import type { FastifyReply } from 'fastify';

/** A copy of personal data, which must not be cached. */
export const sendArchive = (reply: FastifyReply, archive: Buffer): FastifyReply =>
  reply
    .headers({
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="press-room-data.zip"',
      'Cache-Control': 'no-store',
    })
    .send(archive);
