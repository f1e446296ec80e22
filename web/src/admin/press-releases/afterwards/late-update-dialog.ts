import { lazyComponent } from '../../../components/lazy-component.tsx';

/** Its code comes when readers are to be shown a change. */
export const LateUpdateDialog = lazyComponent<{ onClose: () => void }>(
  async () => (await import('./update-dialog.tsx')).UpdateDialog,
);
