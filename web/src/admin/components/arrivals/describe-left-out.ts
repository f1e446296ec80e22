import { joinWords } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import type { LeftOut } from '../pasting/left-out.ts';

/** Describes in one line what was left out. */
export function describeLeftOut({ deletions, comments, pictures, files, isUnclear }: LeftOut): string {
  const counted = [
    deletions > 0 && m['office.editor.arrivals.deletions']({ count: deletions }),
    comments > 0 && m['office.editor.arrivals.comments']({ count: comments }),
    pictures > 0 && m['office.editor.arrivals.pictures']({ count: pictures }),
    files > 0 && m['office.editor.arrivals.files']({ count: files }),
  ].filter((words) => words !== false);
  const sentences = [
    counted.length > 0 && m['office.editor.arrivals.leftOut']({ what: joinWords(counted) }),
    isUnclear && m['office.editor.arrivals.unclear'](),
  ];
  return sentences.filter(Boolean).join(' ');
}
