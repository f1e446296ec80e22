import { formatName } from '../lib/media-types.ts';
import { m } from '../paraglide/messages.js';
import type { IconName } from './icon.tsx';

type FileType = { icon: IconName; name: () => string };

/** Types with their own name; others use their subtype. */
const NAMED: Readonly<Record<string, FileType>> = {
  'application/pdf': { icon: 'file', name: m['fileTypes.pdf'] },
  'application/zip': { icon: 'kit', name: m['fileTypes.zip'] },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    icon: 'file',
    name: m['fileTypes.word'],
  },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
    icon: 'file',
    name: m['fileTypes.excel'],
  },
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': {
    icon: 'file',
    name: m['fileTypes.powerpoint'],
  },
  'text/csv': { icon: 'file', name: m['fileTypes.csv'] },
  'text/plain': { icon: 'file', name: m['fileTypes.text'] },
};

/** Icon and name of a file type. */
export function fileTypeOf(mediaType: string): { icon: IconName; name: string } {
  const named = NAMED[mediaType];
  if (named) return { icon: named.icon, name: named.name() };
  const format = formatName(mediaType);
  if (mediaType.startsWith('image/')) return { icon: 'gallery', name: m['fileTypes.picture']({ format }) };
  if (mediaType.startsWith('video/')) return { icon: 'file', name: m['fileTypes.video']({ format }) };
  if (mediaType.startsWith('audio/')) return { icon: 'file', name: m['fileTypes.audio']({ format }) };
  return { icon: 'file', name: m['fileTypes.other']({ format }) };
}

/** Usually a logo, which is shown without cropping. */
export const isSeeThrough = (mediaType: string): boolean => /\/(png|svg\+xml)$/.test(mediaType);
