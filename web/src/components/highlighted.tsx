import type { SnippetPart } from '@press-room/contract/press-releases';
import { Fragment } from 'react';

/** Text with the searched words highlighted. */
export function Highlighted({ parts }: { parts: readonly SnippetPart[] }) {
  let offset = 0;
  return parts.map(({ text, hit }) => {
    offset += text.length;
    return hit ? <mark key={offset}>{text}</mark> : <Fragment key={offset}>{text}</Fragment>;
  });
}
