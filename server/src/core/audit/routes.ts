import { AUDIT_PATH, auditRowSchema } from '@press-room/contract/audit';
import { z } from 'zod';
import { idParameter } from '../../platform/http/documentation.ts';
import type { Resource } from '../../platform/http/endpoint.ts';

import { listEndpoint } from '../../platform/http/list-endpoint.ts';
import type { AppContext } from '../context.ts';
import { auditSource } from './listing.ts';

/** Audit log, read-only. */
export function auditResource(context: AppContext): Resource {
  return {
    path: AUDIT_PATH,
    access: 'admitted',
    permission: 'audit.view',
    GET: listEndpoint(context, {
      operationId: 'listOfficeAuditEntries',
      summary: 'Who did what to what, which fields and when; newest first',
      query: {
        action: z.string().optional(),
        by: idParameter.optional().describe('Number of an account'),
        subject: z.string().optional().describe('`press_release`, or `press_release:12`'),
        from: z.iso.date().optional().describe('First day, by the clock of the office'),
        to: z.iso.date().optional().describe('Last day, by the clock of the office'),
      },
      row: auditRowSchema,
      isPaged: true,
      source: (request) => auditSource(context.database, request),
    }),
  };
}
