/** Part of a JSON text, as a string or in UTF-8. */
export type JsonPiece = string | Uint8Array;

const toText = (piece: JsonPiece): string =>
  typeof piece === 'string' ? piece : Buffer.from(piece).toString();

/** A value that is already serialised, so that bodies can be combined from cached parts. */
export class JsonText<Value> {
  /** Their concatenation is the JSON; joining them would copy it. */
  readonly pieces: readonly JsonPiece[];

  constructor(...pieces: JsonPiece[]) {
    this.pieces = pieces;
  }

  /** The object with one more member. It must not be empty or already have that member. */
  with<Name extends string, More>(
    name: Name,
    { pieces }: JsonText<More>,
  ): JsonText<Value & Record<Name, More>> {
    const begin = this.pieces.slice(0, -1);
    const end = this.pieces.at(-1) ?? '';
    const open = typeof end === 'string' ? end.slice(0, -1) : end.subarray(0, -1);
    return new JsonText(...begin, open, `,${JSON.stringify(name)}:`, ...pieces, '}');
  }

  toJSON(): Value {
    return JSON.parse(this.pieces.map(toText).join('')) as Value;
  }
}

/** The value itself or its JSON. */
export type Part<Value> = Value | JsonText<Value>;

export const toValue = <Value>(part: Part<Value>): Value => (part instanceof JsonText ? part.toJSON() : part);

/** Output of `JSON.stringify`, in pieces; serialised parts in the lists of the body are inserted unchanged. */
export function toJsonPieces(body: object): JsonPiece[] {
  const pieces: JsonPiece[] = [];
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined) continue;
    pieces.push(`${pieces.length === 0 ? '{' : ','}${JSON.stringify(name)}:`);
    if (Array.isArray(value) && value[0] instanceof JsonText) addList(pieces, value);
    else pieces.push(JSON.stringify(value));
  }
  if (pieces.length === 0) return ['{}'];
  pieces.push('}');
  return pieces;
}

function addList(pieces: JsonPiece[], parts: readonly unknown[]): void {
  let before = '[';
  for (const part of parts) {
    pieces.push(before);
    if (part instanceof JsonText) for (const piece of part.pieces) pieces.push(piece);
    else pieces.push(JSON.stringify(part));
    before = ',';
  }
  pieces.push(']');
}
