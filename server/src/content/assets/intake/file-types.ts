import type { AssetKind } from '@press-room/contract/assets';
import { CAPTIONS_TYPE } from '@press-room/contract/release-videos';
import type { MessageKey } from '../../../platform/text/messages.ts';
import { HEIC_TYPES, SVG_TYPE } from '../readable/picture-types.ts';

export interface FileType {
  media_type: string;
  kind: AssetKind;
  /** File name extensions, most common first. */
  extensions: readonly [string, ...string[]];
}

const type = (kind: AssetKind, media_type: string, ...extensions: FileType['extensions']): FileType => ({
  kind,
  media_type,
  extensions,
});
const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN = 'application/vnd.oasis.opendocument';

/** Accepted types. Browsers execute none of them, and display only pictures and PDF; drawings are sanitised. */
export const FILE_TYPES: readonly FileType[] = [
  type('picture', 'image/jpeg', 'jpg', 'jpeg', 'jpe'),
  type('picture', 'image/png', 'png'),
  type('picture', 'image/webp', 'webp'),
  type('picture', 'image/avif', 'avif'),
  type('picture', 'image/gif', 'gif'),
  type('picture', 'image/tiff', 'tif', 'tiff'),
  type('picture', SVG_TYPE, 'svg'),
  ...HEIC_TYPES.map((media_type) => type('picture', media_type, 'heic', 'heif')),
  type('document', 'application/pdf', 'pdf'),
  type('other', 'text/plain', 'txt', 'md', 'srt'),
  type('other', CAPTIONS_TYPE, 'vtt'),
  type('other', 'text/csv', 'csv'),
  type('other', 'application/rtf', 'rtf'),
  type('other', 'application/zip', 'zip'),
  type('other', `${OFFICE}.wordprocessingml.document`, 'docx'),
  type('other', `${OFFICE}.spreadsheetml.sheet`, 'xlsx'),
  type('other', `${OFFICE}.presentationml.presentation`, 'pptx'),
  type('other', `${OPEN}.text`, 'odt'),
  type('other', `${OPEN}.spreadsheet`, 'ods'),
  type('other', `${OPEN}.presentation`, 'odp'),
  type('other', 'application/epub+zip', 'epub'),
  type('other', 'application/eps', 'eps'),
  type('other', 'application/x-indesign', 'indd'),
  type('other', 'image/vnd.adobe.photoshop', 'psd'),
  type('other', 'audio/mpeg', 'mp3'),
  type('other', 'audio/wav', 'wav'),
  type('other', 'audio/x-m4a', 'm4a'),
  type('other', 'video/mp4', 'mp4'),
  type('other', 'video/x-m4v', 'm4v'),
  type('other', 'video/quicktime', 'mov'),
  type('other', 'video/webm', 'webm'),
];

/** Types with a specific message about the accepted alternative. */
export const refusalOf = (media_type: string | undefined): MessageKey => {
  if (media_type === undefined) return 'file_type_refused';
  return media_type.startsWith('image/') ? 'picture_format' : 'file_type_refused';
};
