import { lazyComponent } from '../../../components/lazy-component.tsx';
import type { PicturePickerProps } from './picture-picker.tsx';

/** The picker, loaded when someone opens it: editors and forms do not need it before. */
export const PicturePicker = lazyComponent<PicturePickerProps>(
  async () => (await import('./picture-picker.tsx')).PicturePicker,
);
