import { markFigures } from '@press-room/contract/table-figures';
import { useMemo } from 'react';

/** HTML text of the press office. */
export function Prose({ className, html }: { className: string | undefined; html: string }) {
  const marked = useMemo(() => markFigures(html), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when it was written (design 6.9)
  return <div className={className} dangerouslySetInnerHTML={{ __html: marked }} />;
}
