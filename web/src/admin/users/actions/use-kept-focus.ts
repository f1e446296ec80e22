import { type RefObject, useEffect, useRef } from 'react';

/** Where the button that was pressed has gone with its row, the focus goes to the heading and not nowhere. */
export function useKeptFocus(shown: unknown): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef<unknown>(undefined);
  useEffect(() => {
    const isChanged = before.current !== undefined && before.current !== shown;
    if (isChanged && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
    before.current = shown;
  }, [shown]);
  return heading;
}
