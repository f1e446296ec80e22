import { useEffect } from 'react';
import { useIsHere } from './is-here.ts';
import { createStore, type Store, useStore } from './store.ts';

/** State of a kind of form outside of the form, which can be closed and reopened while an answer is pending. */
export type Sending<Answer> = {
  busyStore: Store<boolean>;
  /** Mounted forms: the one that sent the request, or a later one. */
  listeners: Set<(answer: Answer) => void>;
};

export const createSending = <Answer>(): Sending<Answer> => ({
  busyStore: createStore(false),
  listeners: new Set(),
});

type Told<Answer> = {
  onSent: (answer: Answer) => void;
  /** Called if no form is mounted. */
  tellSent: (answer: Answer) => void;
  /** Called if the form that sent the request is closed; a later form has no such request. */
  tellFailure: (error: unknown) => void;
};

type OneSending<Answer> = { isSending: boolean; send: (request: () => Promise<Answer>) => Promise<void> };

/** Sends once, even if the form is reopened meanwhile. The result is shown in the open form, or in a notice. */
export function useOneSending<Answer>(
  { busyStore, listeners }: Sending<Answer>,
  { onSent, tellSent, tellFailure }: Told<Answer>,
): OneSending<Answer> {
  const isHere = useIsHere();
  useEffect(() => {
    listeners.add(onSent);
    return () => void listeners.delete(onSent);
  }, [listeners, onSent]);
  const send = async (request: () => Promise<Answer>) => {
    busyStore.set(true);
    try {
      const answer = await request();
      if (listeners.size === 0) tellSent(answer);
      for (const tell of listeners) tell(answer);
    } catch (error) {
      if (!isHere()) tellFailure(error);
      throw error;
    } finally {
      busyStore.set(false);
    }
  };
  return { isSending: useStore(busyStore), send };
}
