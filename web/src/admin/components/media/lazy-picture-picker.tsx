import { lazyComponent } from '../../../components/lazy-component.tsx';
import type { PicturePickerProps } from './picture-picker.tsx';

/** Loaded when it is opened. */
export const PicturePicker = lazyComponent<PicturePickerProps>(
  async () => (await import('./picture-picker.tsx')).PicturePicker,
);
