const END = 0x06054b50;
const END_BYTES = 22;
const CENTRAL_BYTES = 46;
/** 1 January 1980, midnight: the beginning of time in a ZIP. */
const NO_TIME = 0x0021_0000;

/**
 * Takes the instant of its making out of a ZIP without a comment, as `docx` writes them: the same content then always is
 * the same bytes, which a download that is resumed relies on.
 */
export function settleZip(zip: Buffer): Buffer {
  const settled = Buffer.from(zip);
  const end = settled.length - END_BYTES;
  if (end < 0 || settled.readUInt32LE(end) !== END) throw new Error('No ZIP, or one with a comment');
  let at = settled.readUInt32LE(end + 16);
  for (let count = settled.readUInt16LE(end + 10); count > 0; count -= 1) {
    settled.writeUInt32LE(NO_TIME, at + 12);
    settled.writeUInt32LE(NO_TIME, settled.readUInt32LE(at + 42) + 10);
    const lengths = [28, 30, 32].map((offset) => settled.readUInt16LE(at + offset));
    at += lengths.reduce((sum, length) => sum + length, CENTRAL_BYTES);
  }
  return settled;
}
