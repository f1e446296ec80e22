import type { Language } from '@press-room/contract/languages';
import { lazyComponent } from '../../../components/lazy-component.tsx';

export const LateMachineNote = lazyComponent<{ language: Language }>(
  async () => (await import('./machine-note.tsx')).MachineNote,
);
