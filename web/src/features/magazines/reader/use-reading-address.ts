import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { noteInAddress } from '../../../lib/navigation.ts';
import type { Reading } from '../filter.ts';
import type { Jump } from '../pages/use-page-places.ts';

/** Milliseconds. Browsers limit the rate of history changes. */
const SETTLE_MS = 300;

export type ReadingPlace = {
  page: number;
  find: string;
  jump: Jump;
  /** Called when scrolling reaches a page. */
  notePage: (page: number) => void;
  goTo: (page: number) => void;
  setFind: (words: string) => void;
};

/** Page and searched words, synchronised with the address in both directions. */
export function useReadingAddress(reading: Reading, toAddress: (reading: Reading) => string): ReadingPlace {
  const { id } = reading;
  const [page, setPage] = useState(reading.page);
  const [find, setFind] = useState(reading.find);
  const [jump, setJump] = useState<Jump>({ page: reading.page, turn: 0 });
  const noted = useRef(reading);
  const goTo = useCallback((wanted: number) => {
    setPage(wanted);
    setJump(({ turn }) => ({ page: wanted, turn: turn + 1 }));
  }, []);

  const note = useEffectEvent((next: Reading) => noteInAddress(toAddress(next)));
  useEffect(() => {
    const settle = setTimeout(() => {
      if (noted.current.page === page && noted.current.find === find) return;
      noted.current = { id, page, find };
      note(noted.current);
    }, SETTLE_MS);
    return () => clearTimeout(settle);
  }, [id, page, find]);

  // The address changed by typing or by the history.
  useEffect(() => {
    if (reading.page !== noted.current.page) goTo(reading.page);
    if (reading.find !== noted.current.find) setFind(reading.find);
    noted.current = { id, page: reading.page, find: reading.find };
  }, [id, reading.page, reading.find, goTo]);

  return { page, find, jump, notePage: setPage, goTo, setFind };
}
