import { PICTURE_USES, type PictureUse, WEB_SIDE } from '@press-room/contract/picture-uses';
import { formatNumber } from '../lib/format.ts';
import { labelOf } from '../lib/labels.ts';
import { m } from '../paraglide/messages.js';
import { SelectField } from './select-field.tsx';

const WORDS: Record<PictureUse, () => string> = {
  original: m['basket.use.original'],
  print: m['basket.use.print'],
  web: () => m['basket.use.web']({ width: formatNumber(WEB_SIDE) }),
  story: m['basket.use.story'],
};

/** Format of the pictures in a ZIP file. */
export function PictureUseField({ use, onChange }: { use: PictureUse; onChange: (use: PictureUse) => void }) {
  return (
    <SelectField
      label={m['basket.use.label']()}
      value={use}
      options={PICTURE_USES.map((value) => ({ value, text: labelOf(WORDS, value) }))}
      onChange={(value) => onChange(PICTURE_USES.find((each) => each === value) ?? 'original')}
    />
  );
}
