/** Before each: of which release, and how many bytes. */
const HEAD_BYTES = 8;
const UNIT_BYTES_MAX = 3;
const START_BYTES = 64 * 1024;

/** Writes the JSON of marked texts behind each other: strings would be turned into other ones four times on their way. */
export class MarksWriter {
  #bytes = Buffer.alloc(START_BYTES);
  #length = 0;

  begin(): number {
    this.#length = 0;
    return 0;
  }

  /** Answers the bytes so far. */
  add(id: number, json: string): number {
    const wanted = this.#length + HEAD_BYTES + json.length * UNIT_BYTES_MAX;
    if (wanted > this.#bytes.length) this.#bytes = Buffer.concat([this.#bytes], wanted * 2);
    const length = this.#bytes.write(json, this.#length + HEAD_BYTES);
    this.#bytes.writeUInt32LE(id, this.#length);
    this.#bytes.writeUInt32LE(length, this.#length + HEAD_BYTES / 2);
    this.#length += HEAD_BYTES + length;
    return this.#length;
  }

  /** To be read before the next ones begin. */
  end(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }
}

/** JSON in UTF-8 by the id of its release. */
export function readMarks(written: Uint8Array): Map<number, Uint8Array> {
  const view = new DataView(written.buffer, written.byteOffset, written.byteLength);
  const marks = new Map<number, Uint8Array>();
  for (let at = 0; at < written.length; ) {
    const start = at + HEAD_BYTES;
    const length = view.getUint32(at + HEAD_BYTES / 2, true);
    marks.set(view.getUint32(at, true), written.subarray(start, start + length));
    at = start + length;
  }
  return marks;
}
