import { z } from 'zod';
import type { MessageKey } from '../text/messages.ts';

type Refuse = (key: MessageKey, parameters?: Record<string, string | number>) => never;

class Refusal extends Error {
  readonly key: MessageKey;
  readonly parameters: Record<string, string | number>;

  constructor(key: MessageKey, parameters: Record<string, string | number> = {}) {
    super(key);
    this.key = key;
    this.parameters = parameters;
  }
}

export const refuse: Refuse = (key, parameters) => {
  throw new Refusal(key, parameters);
};

/** A field of a request body whose errors are message keys. `read` receives `undefined` if the field is absent. */
export function field<Value>(read: (value: unknown) => Value) {
  return z
    .unknown()
    .optional()
    .transform((value, context): Value => {
      try {
        return read(value);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const { key, parameters } = error;
        context.addIssue({ code: 'custom', message: key, params: { parameters } });
        return z.NEVER;
      }
    });
}

/** Omits the value if the body does. */
export const whenPresent = <Value>(read: (value: unknown) => Value) =>
  field((value) => (value === undefined ? undefined : read(value)));
