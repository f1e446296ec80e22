import { type FormEvent, useEffect, useState } from 'react';
import { ApiError } from './api-error.ts';

export type FieldErrors<Values> = { [Name in keyof Values]?: string };

type FormOptions<Values> = {
  initial: Values;
  /** Errors by field, in the reader's language. */
  check: (values: Values) => FieldErrors<Values>;
  /** Sends the values; an `ApiError` is shown, at its fields where it names them. */
  submit: (values: Values) => Promise<void>;
};

export type Form<Values> = {
  /** The drawn form, once it is; `attach` is its ref. */
  element: HTMLFormElement | null;
  attach: (element: HTMLFormElement | null) => void;
  values: Values;
  errors: FieldErrors<Values>;
  /** What the server refused without naming a field of this form. */
  failure: ApiError | null;
  isBusy: boolean;
  change: (changes: Partial<Values>) => void;
  reset: (values: Values) => void;
  handleSubmit: (event: FormEvent) => void;
};

/** Errors show from the first attempt on; the first of them takes the focus. */
export function useForm<Values extends object>({
  initial,
  check,
  submit,
}: FormOptions<Values>): Form<Values> {
  const [element, attach] = useState<HTMLFormElement | null>(null);
  const [values, setValues] = useState(initial);
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal<Values>>(NO_REFUSAL);
  const errors = { ...refusal.errors, ...(attempt > 0 ? check(values) : {}) };

  useEffect(() => {
    if (attempt > 0) focusFirstError(element);
  }, [attempt, element]);

  const send = async () => {
    setIsBusy(true);
    setRefusal(NO_REFUSAL);
    try {
      await submit(values);
    } catch (error) {
      setRefusal(readRefusal(error, values));
      setAttempt((count) => count + 1);
    }
    setIsBusy(false);
  };
  return {
    element,
    attach,
    values,
    errors,
    failure: refusal.failure,
    isBusy,
    change: (changes) => {
      setValues((before) => ({ ...before, ...changes }));
      setRefusal(({ failure, errors: before }) => ({
        failure,
        errors: without(before, Object.keys(changes)),
      }));
    },
    reset: (next) => {
      setValues(next);
      setAttempt(0);
      setRefusal(NO_REFUSAL);
    },
    handleSubmit: (event) => {
      event.preventDefault();
      if (isBusy) return;
      if (Object.keys(check(values)).length > 0) setAttempt((count) => count + 1);
      else void send();
    },
  };
}

type Refusal<Values> = { errors: FieldErrors<Values>; failure: ApiError | null };
const NO_REFUSAL = { errors: {}, failure: null };

function readRefusal<Values extends object>(error: unknown, values: Values): Refusal<Values> {
  const failure = error instanceof ApiError ? error : new ApiError(500);
  const named = Object.entries(failure.fields).filter(([name, texts]) => name in values && texts.length > 0);
  const errors = Object.fromEntries(named.map(([name, texts]) => [name, texts.join(' ')]));
  return { errors: errors as FieldErrors<Values>, failure: named.length > 0 ? null : failure };
}

function without<Values>(errors: FieldErrors<Values>, names: string[]): FieldErrors<Values> {
  const kept = Object.entries(errors).filter(([name]) => !names.includes(name));
  return Object.fromEntries(kept) as FieldErrors<Values>;
}

function focusFirstError(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const field = wrong?.matches('input, select, textarea')
    ? wrong
    : wrong?.querySelector<HTMLElement>('input');
  field?.closest('details')?.setAttribute('open', '');
  field?.focus();
}
