const SCRATCH_UNITS = 64 * 1024;
const scratch = Buffer.alloc(SCRATCH_UNITS * 2);
const scratchUnits = new Uint16Array(scratch.buffer, scratch.byteOffset, SCRATCH_UNITS);

/** Code units of a text, valid until the next call: reading characters from a string takes several times as long. */
export function readCodeUnits(text: string): Uint16Array {
  if (text.length <= SCRATCH_UNITS) {
    scratch.write(text, 'utf16le');
    return scratchUnits.subarray(0, text.length);
  }
  const bytes = Buffer.from(text, 'utf16le');
  return new Uint16Array(bytes.buffer, bytes.byteOffset, text.length);
}
