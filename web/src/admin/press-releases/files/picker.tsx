import type { ComponentType } from 'react';
import { PickByNumber } from './pick-by-number.tsx';

export interface PickerProps {
  kind: 'picture' | 'file';
  /** More than one at once. */
  isMany: boolean;
  onPick: (ids: readonly number[]) => void;
  onClose: () => void;
}

/** Where pictures and files are chosen from. The media library's own picker goes here. */
export const Picker: ComponentType<PickerProps> = PickByNumber;
