import { lazyComponent } from '../../../components/lazy-component.tsx';
import type { PicturePickerProps } from './picture-picker.tsx';

/** The picker, whose code comes when somebody opens it: editors and forms do without until then. */
export const PicturePicker = lazyComponent<PicturePickerProps>(
  async () => (await import('./picture-picker.tsx')).PicturePicker,
);
