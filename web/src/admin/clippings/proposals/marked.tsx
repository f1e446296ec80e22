import type { Marks } from '@press-room/contract/clipping-proposals';
import { Highlighted } from '../../../components/highlighted.tsx';

interface MarkedProps {
  text: string;
  marks: Marks;
  language: string;
  /** Number of characters around the first marked word; absent: the whole text. */
  around?: number;
}

/** Text with highlighted names from the watch list. */
export function Marked({ text, marks, language, around = Number.POSITIVE_INFINITY }: MarkedProps) {
  const [first] = marks;
  const start = toStart(text, (first?.[0] ?? 0) - around / 2);
  const end = start + around;
  const isCut = end < text.length;
  const shown = marks.filter(([from]) => from >= start && from < end);
  const parts = [
    ...shown.flatMap(([from, to], at) => [
      { text: text.slice(shown[at - 1]?.[1] ?? start, from), hit: false },
      { text: text.slice(from, to), hit: true },
    ]),
    { text: text.slice(shown.at(-1)?.[1] ?? start, isCut ? end : undefined), hit: false },
  ];
  return (
    <bdi lang={language || undefined}>
      {start > 0 && '… '}
      <Highlighted parts={parts.filter((part) => part.text !== '')} />
      {isCut && ' …'}
    </bdi>
  );
}

/** Start of the first word after a position. */
function toStart(text: string, near: number): number {
  if (near <= 0 || !Number.isFinite(near)) return 0;
  return text.indexOf(' ', near) + 1;
}
