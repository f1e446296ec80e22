import { lazyComponent } from '../../../components/lazy-component.tsx';
import type { UnreadyDialogProps } from './unready-dialog.tsx';

/** Loaded when needed: the question is rare. */
export const UnreadyDialog = lazyComponent<UnreadyDialogProps>(
  async () => (await import('./unready-dialog.tsx')).UnreadyDialog,
);
