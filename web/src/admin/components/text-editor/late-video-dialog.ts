import { lazyComponent } from '../../../components/lazy-component.tsx';
import type { VideoDialogProps } from './video-dialog.tsx';

/** Its code comes with the first video. */
export const LateVideoDialog = lazyComponent<VideoDialogProps>(
  async () => (await import('./video-dialog.tsx')).VideoDialog,
);
