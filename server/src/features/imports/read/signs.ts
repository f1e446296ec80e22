// By what kinds of files are known, apart from what reads them: each reader is loaded for its own kind alone.

const MAGIC_OFFSET = 4;
const MAGIC = ['Standard Jet DB', 'Standard ACE DB'];

export const isAccess = (bytes: Uint8Array): boolean =>
  MAGIC.includes(Buffer.from(bytes.subarray(MAGIC_OFFSET, MAGIC_OFFSET + 15)).toString('latin1'));

const ZIP = [0x50, 0x4b, 0x03, 0x04];

export const isZip = (bytes: Uint8Array): boolean => ZIP.every((byte, at) => bytes[at] === byte);
