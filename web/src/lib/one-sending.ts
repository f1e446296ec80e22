import { useEffect } from 'react';
import { useIsHere } from './is-here.ts';
import { createStore, type Store, useStore } from './store.ts';

/** What one kind of form sends, kept outside of it: it may be left and opened again while an answer is awaited. */
export type Sending<Answer> = {
  busyStore: Store<boolean>;
  /** The forms that stand: the one that sent, or the one that has taken its place. */
  standing: Set<(answer: Answer) => void>;
};

export const createSending = <Answer>(): Sending<Answer> => ({
  busyStore: createStore(false),
  standing: new Set(),
});

type Told<Answer> = {
  onSent: (answer: Answer) => void;
  /** Where no such form stands any more. */
  tellSent: (answer: Answer) => void;
  /** Where the form that sent is gone; another one knows nothing of it. */
  tellFailure: (error: unknown) => void;
};

type OneSending<Answer> = { isSending: boolean; send: (request: () => Promise<Answer>) => Promise<void> };

/** Sent once, however often the form is opened meanwhile; the answer is told wherever the reader is by then. */
export function useOneSending<Answer>(
  { busyStore, standing }: Sending<Answer>,
  { onSent, tellSent, tellFailure }: Told<Answer>,
): OneSending<Answer> {
  const isHere = useIsHere();
  useEffect(() => {
    standing.add(onSent);
    return () => void standing.delete(onSent);
  }, [standing, onSent]);
  const send = async (request: () => Promise<Answer>) => {
    busyStore.set(true);
    try {
      const answer = await request();
      if (standing.size === 0) tellSent(answer);
      for (const tell of standing) tell(answer);
    } catch (error) {
      if (!isHere()) tellFailure(error);
      throw error;
    } finally {
      busyStore.set(false);
    }
  };
  return { isSending: useStore(busyStore), send };
}
