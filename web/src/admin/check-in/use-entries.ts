import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Entry, enqueue, type Heard, listQueued, type Place, sendQueued } from './stored-event.ts';

const AGAIN_MS = 20_000;

/** Entries of this device: stored at once, sent when it is online. */
export function useEntries({ id, isAppointment = false }: Place) {
  const place = useMemo(() => ({ id, isAppointment }), [id, isAppointment]);
  const [entered, setEntered] = useState<ReadonlyMap<string, string>>(new Map());
  const [waiting, setWaiting] = useState(0);
  const [heard, setHeard] = useState<Heard[]>([]);
  const [doubles, setDoubles] = useState<Heard[]>([]);
  // Repeated entries that the officer allowed.
  const again = useRef(new Set<string>());
  const send = useCallback(async () => {
    const results = await sendQueued(place).catch(() => []);
    if (results.length > 0) setHeard(results);
    const unexpected = results.filter(({ key, other_at }) => other_at !== null && !again.current.has(key));
    if (unexpected.length > 0) setDoubles((before) => [...before, ...unexpected]);
    setWaiting((await listQueued(place)).length);
  }, [place]);
  useEffect(() => {
    void listQueued(place).then((queued) => {
      // Someone may have been admitted meanwhile.
      setEntered(
        (meanwhile) => new Map([...queued.map(({ code, at }) => [code, at] as const), ...meanwhile]),
      );
      return send();
    });
    const timer = setInterval(() => void send(), AGAIN_MS);
    const onLine = () => void send();
    addEventListener('online', onLine);
    return () => {
      clearInterval(timer);
      removeEventListener('online', onLine);
    };
  }, [place, send]);
  const letIn = async (code: string, isAgain = false): Promise<Entry> => {
    const entry = { key: crypto.randomUUID(), code, at: new Date().toISOString() };
    if (isAgain) again.current.add(entry.key);
    setEntered((before) => new Map(before).set(code, entry.at));
    await enqueue(place, entry);
    setWaiting((count) => count + 1);
    void send();
    return entry;
  };
  return { entered, waiting, heard, doubles, letIn };
}
