import { m } from '../../../paraglide/messages.js';
import type { UploadState } from './uploads.ts';

export const UPLOAD_STATES: Record<UploadState, () => string> = {
  waiting: m['office.media.upload.waiting'],
  sending: m['office.media.upload.sending'],
  stopped: m['office.media.upload.stopped'],
  full: m['office.media.upload.full'],
  done: m['office.media.upload.done'],
  failed: m['office.media.upload.failed'],
};
