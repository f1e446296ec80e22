/** Part of a file. */
export interface Place {
  content: number;
  end: number;
}

/** A box of MP4 and QuickTime. */
export interface Box extends Place {
  type: string;
  at: number;
  /** Start and end of its content. */
  content: number;
  end: number;
}

export const HEADER = 8;
export const LONG_HEADER = 16;

export const typeAt = (bytes: Buffer, at: number): string => bytes.toString('latin1', at + 4, at + HEADER);

/** Only complete boxes. */
export function* listBoxes(bytes: Buffer, { content, end }: Place): Generator<Box> {
  for (let at = content; at + HEADER <= end; ) {
    const short = bytes.readUInt32BE(at);
    const isLong = short === 1 && at + LONG_HEADER <= end;
    const length = isLong ? Number(bytes.readBigUInt64BE(at + HEADER)) : short === 0 ? end - at : short;
    if (length < HEADER || at + length > end) return;
    yield { at, type: typeAt(bytes, at), content: at + (isLong ? LONG_HEADER : HEADER), end: at + length };
    at += length;
  }
}

/** First box of these types, each within the previous one. */
export function findBox(bytes: Buffer, place: Place, ...[type, ...further]: string[]): Box | null {
  for (const box of listBoxes(bytes, place)) {
    if (box.type === type) return further.length === 0 ? box : findBox(bytes, box, ...further);
  }
  return null;
}

/** Turns it into a box that players skip. */
export function blank(bytes: Buffer, { at, content, end }: Box): void {
  bytes.write('free', at + 4, 'latin1');
  bytes.fill(0, content, end);
}
