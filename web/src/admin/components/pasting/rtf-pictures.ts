import { toPictureFile } from './picture-file.ts';

/** Group of RTF: its state while pictures are searched. */
interface Group {
  /** Whether the group is hidden, or repeats the picture in another format. */
  isSkipped: boolean;
  isPicture: boolean;
  mediaType: string | null;
  /** Text of the group without nested groups: for a picture, its bytes in hexadecimal. */
  hex: string[];
}

const TOKEN = /[{}]|\\(?:([a-z]+)(-?\d+)? ?|[^a-z])/gi;
const SKIPPED =
  /^(?:nonshppict|shprslt|listpicture|header[lrf]?|footer[lrf]?|themedata|colorschememapping|datastore|objdata|blipuid|picprop)$/;
const MEDIA_TYPES: Readonly<Record<string, string>> = { pngblip: 'image/png', jpegblip: 'image/jpeg' };

/**
 * Pictures of an RTF text in their order. Word's HTML refers to files that browsers cannot read; its RTF embeds them.
 * Null for a format that browsers cannot show.
 */
export function listRtfPictures(rtf: string): (File | null)[] {
  const pictures: (File | null)[] = [];
  const open: Group[] = [];
  let from = 0;
  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(rtf); token; token = TOKEN.exec(rtf)) {
    const group = open.at(-1);
    if (group?.isPicture) group.hex.push(rtf.slice(from, token.index));
    const [sign, word, number] = token;
    if (sign === '{')
      open.push({ isSkipped: group?.isSkipped ?? false, isPicture: false, mediaType: null, hex: [] });
    else if (sign === '}') {
      open.pop();
      if (group?.isPicture && !group.isSkipped) pictures.push(toFile(group, pictures.length));
    } else if (group && word !== undefined) readWord(group, word);
    // Skip raw bytes, which can contain any character.
    if (word === 'bin') TOKEN.lastIndex += Math.max(0, Number(number ?? 0));
    from = TOKEN.lastIndex;
  }
  return pictures;
}

function readWord(group: Group, word: string): void {
  if (word === 'pict') group.isPicture = true;
  else if (SKIPPED.test(word)) group.isSkipped = true;
  group.mediaType ??= MEDIA_TYPES[word] ?? null;
}

function toFile({ mediaType, hex }: Group, at: number): File | null {
  const digits = hex.join('').replace(/[^\da-f]/gi, '');
  if (mediaType === null || digits.length === 0) return null;
  const bytes = new Uint8Array(digits.length >> 1);
  for (let place = 0; place < bytes.length; place += 1)
    bytes[place] = Number.parseInt(digits.slice(2 * place, 2 * place + 2), 16);
  return toPictureFile(bytes, mediaType, at);
}
