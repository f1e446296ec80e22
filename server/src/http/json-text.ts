/** A value that is JSON already, so that bodies can be put together from parts that are kept. */
export class JsonText<Value> {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** An object with one member more; it must not be empty or have that member. */
  with<Name extends string, More>(
    name: Name,
    { text }: JsonText<More>,
  ): JsonText<Value & Record<Name, More>> {
    return new JsonText(`${this.text.slice(0, -1)},${JSON.stringify(name)}:${text}}`);
  }

  toJSON(): Value {
    return JSON.parse(this.text) as Value;
  }
}

/** The value itself or its JSON. */
export type Part<Value> = Value | JsonText<Value>;

export const toValue = <Value>(part: Part<Value>): Value => (part instanceof JsonText ? part.toJSON() : part);

/** As `JSON.stringify` writes it; the parts in the lists of the body are taken as they are. */
export function toJson(body: object): string {
  // Joined once: each step on the way would copy a long text.
  const pieces: string[] = [];
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined) continue;
    pieces.push(pieces.length === 0 ? '{' : ',', JSON.stringify(name), ':');
    if (Array.isArray(value) && value[0] instanceof JsonText) addList(pieces, value);
    else pieces.push(JSON.stringify(value));
  }
  if (pieces.length === 0) return '{}';
  pieces.push('}');
  return pieces.join('');
}

function addList(pieces: string[], parts: readonly unknown[]): void {
  for (const [at, part] of parts.entries()) pieces.push(at === 0 ? '[' : ',', toText(part));
  pieces.push(']');
}

const toText = (part: unknown): string => (part instanceof JsonText ? part.text : JSON.stringify(part));
