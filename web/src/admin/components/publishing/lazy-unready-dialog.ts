import { lazyComponent } from '../../../components/lazy-component.tsx';
import type { UnreadyDialogProps } from './unready-dialog.tsx';

/** Rarely asked: its code arrives with the question. */
export const UnreadyDialog = lazyComponent<UnreadyDialogProps>(
  async () => (await import('./unready-dialog.tsx')).UnreadyDialog,
);
