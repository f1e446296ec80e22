import { lazyComponent } from '../../../components/lazy-component.tsx';
import type { LinkDialogProps } from './link-dialog.tsx';

/** Loaded with the first link. */
export const LateLinkDialog = lazyComponent<LinkDialogProps>(
  async () => (await import('./link-dialog.tsx')).LinkDialog,
);
