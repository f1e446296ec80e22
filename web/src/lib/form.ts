import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
  useForm,
  useWatch,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { useLocale } from '../i18n/locale.ts';
import { ApiError } from './api-error.ts';

export type FieldErrors<Values> = { [Name in keyof Values]?: string };

type FormOptions<Values extends FieldValues> = {
  /** Messages must be functions, `error: () => m['…']()`, to follow the language. */
  schema: z.ZodMiniType<Values, Values>;
  initial: Values;
  /** Sends the values; an `ApiError` is shown at its fields, or at the form. */
  submit: (values: Values) => Promise<void>;
};

/** Props of a field. */
type Field<Values, Name extends keyof Values> = {
  name: Name;
  value: Values[Name];
  error: string | undefined;
  onChange: (value: Values[Name]) => void;
};

export type Form<Values> = {
  /** Rendered form; `attach` is its ref. */
  element: HTMLFormElement | null;
  attach: (element: HTMLFormElement | null) => void;
  values: Values;
  errors: FieldErrors<Values>;
  /** Error without a field in this form. */
  failure: ApiError | null;
  isBusy: boolean;
  field: <Name extends keyof Values & string>(name: Name) => Field<Values, Name>;
  /** Changes several fields at once. */
  change: (changes: Partial<Values>) => void;
  /** Input made during a request is kept; then returns the values with it, else null. */
  reset: (values: Values) => Values | null;
  handleSubmit: (event: FormEvent) => void;
};

/**
 * Form with validation, based on react-hook-form. Errors appear after the first attempt, in the current language; the
 * first invalid field gets the focus.
 */
export function useZodForm<Values extends FieldValues>(options: FormOptions<Values>): Form<Values> {
  const { schema, initial } = options;
  const [element, attach] = useState<HTMLFormElement | null>(null);
  const form = useForm<Values>({
    defaultValues: initial as DefaultValues<Values>,
    resolver: zodResolver(schema),
    shouldFocusError: false,
  });
  const values = useWatch({ control: form.control }) as Values;
  const { attempt, refusal, setAttempt, setRefusal, isBusy, sent, run } = useSending(form, options);
  const own = useErrors(form, element, attempt);
  const errors = { ...refusal.errors, ...own };

  const change = (changes: Partial<Values>) => {
    for (const [name, value] of Object.entries(changes))
      form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>);
    if (attempt > 0) void form.trigger();
    setRefusal(({ failure, errors: before }) => ({
      failure,
      errors: without(before, Object.keys(changes)),
    }));
  };
  return {
    element,
    attach,
    values,
    errors,
    failure: refusal.failure,
    isBusy,
    field: (name) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (value) => change({ [name]: value } as unknown as Partial<Values>),
    }),
    change,
    reset: (next) => {
      // Input made during the request was not sent: keep it as unsaved.
      const since = sent.current === null ? [] : listChanged(form.getValues(), sent.current);
      form.reset(next);
      for (const [name, value] of since)
        form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>);
      setAttempt(0);
      setRefusal(NO_REFUSAL);
      return since.length === 0 ? null : form.getValues();
    },
    handleSubmit: (event) => {
      event.preventDefault();
      void run();
    },
  };
}

/** Sends one request at a time, and counts the attempts that failed, by validation or by the server. */
function useSending<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { initial, submit }: FormOptions<Values>,
) {
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal<Values>>(NO_REFUSAL);
  const isSending = useRef(false);
  const sent = useRef<Values | null>(null);
  const send = async (): Promise<boolean> => {
    setIsBusy(true);
    setRefusal(NO_REFUSAL);
    sent.current = { ...form.getValues() };
    try {
      await submit(sent.current);
      return true;
    } catch (error) {
      setRefusal(readRefusal(error, initial));
      return false;
    } finally {
      sent.current = null;
      setIsBusy(false);
    }
  };
  const run = async () => {
    if (isSending.current) return;
    isSending.current = true;
    let isDone = false;
    await form.handleSubmit(async () => {
      isDone = await send();
    })();
    isSending.current = false;
    if (!isDone) setAttempt((count) => count + 1);
  };
  return { attempt, setAttempt, isBusy, refusal, setRefusal, sent, run };
}

const listChanged = (now: object, before: object): [string, unknown][] => {
  const earlier = new Map(Object.entries(before));
  return Object.entries(now).filter(([name, value]) => !Object.is(value, earlier.get(name)));
};

/** Errors, shown after the first attempt. */
function useErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  element: HTMLFormElement | null,
  attempt: number,
): FieldErrors<Values> {
  const locale = useLocale();
  // Read them on each render: react-hook-form tracks only values that are read.
  const { errors } = form.formState;
  useEffect(() => {
    if (attempt > 0) focusFirstError(element);
  }, [attempt, element]);
  const told = useRef(locale);
  useEffect(() => {
    if (told.current === locale) return;
    told.current = locale;
    // Translates the errors.
    if (attempt > 0) void form.trigger();
  }, [locale, form, attempt]);
  return attempt > 0 ? toTexts<Values>(errors) : {};
}

type Refusal<Values> = { errors: FieldErrors<Values>; failure: ApiError | null };
const NO_REFUSAL = { errors: {}, failure: null };

function toTexts<Values>(errors: object): FieldErrors<Values> {
  const texts = Object.entries(errors as Record<string, { message?: unknown } | undefined>).flatMap(
    ([name, error]) => (typeof error?.message === 'string' ? [[name, error.message]] : []),
  );
  return Object.fromEntries(texts) as FieldErrors<Values>;
}

function readRefusal<Values extends object>(error: unknown, values: Values): Refusal<Values> {
  const failure = error instanceof ApiError ? error : new ApiError(500);
  const named = Object.entries(failure.fields).filter(
    ([name, texts]) => texts.length > 0 && isNameIn(values, name),
  );
  const errors = Object.fromEntries(named.map(([name, texts]) => [name, texts.join(' ')]));
  return { errors: errors as FieldErrors<Values>, failure: named.length > 0 ? null : failure };
}

/** Whether a form has a field, also for a part of a list: `people_0_email` of `people`. */
const isNameIn = (values: object, name: string): boolean =>
  name in values ||
  Object.entries(values).some(([field, value]) => Array.isArray(value) && name.startsWith(`${field}_`));

function without<Values>(errors: FieldErrors<Values>, names: string[]): FieldErrors<Values> {
  const kept = Object.entries(errors).filter(
    ([name]) => !names.some((changed) => name === changed || name.startsWith(`${changed}_`)),
  );
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
