import { useEffect, useState } from 'react';

/** Seconds left, and how to start again. */
export function useCountdown(seconds: number): [number, (seconds: number) => void] {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setNow(Date.now()), 1000);
    return () => clearTimeout(timer);
  });
  return [
    left,
    (next) => {
      setNow(Date.now());
      setEnd(Date.now() + next * 1000);
    },
  ];
}
