const SCRATCH_UNITS = 64 * 1024;
const scratch = Buffer.alloc(SCRATCH_UNITS * 2);
const scratchUnits = new Uint16Array(scratch.buffer, scratch.byteOffset, SCRATCH_UNITS);

/**
 * The code units of a text, to be read before the next call: looking at each character of a string takes several times
 * as long.
 */
export function readCodeUnits(text: string): Uint16Array {
  if (text.length <= SCRATCH_UNITS) {
    scratch.write(text, 'utf16le');
    return scratchUnits.subarray(0, text.length);
  }
  const bytes = Buffer.from(text, 'utf16le');
  return new Uint16Array(bytes.buffer, bytes.byteOffset, text.length);
}
