import { lazyComponent } from '../../../components/lazy-component.tsx';

/** Loaded when a published release is about to change. */
export const LateUpdateDialog = lazyComponent<{ onClose: () => void }>(
  async () => (await import('./update-dialog.tsx')).UpdateDialog,
);
