import type { ReleaseOutlook } from '@press-room/contract/release-editor';
import { joinWords, languageName } from '../../../lib/format.ts';
import { labelOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import { officeMoment, ownMoment } from '../../components/moments.ts';

/** An instant in the time zone of the office, and in that of the officer if the time differs. */
export function describeMoment(instant: string): string {
  const own = ownMoment(instant);
  const office = officeMoment(instant);
  return own === null
    ? m['office.editor.moment']({ office })
    : m['office.editor.momentHere']({ office, own });
}

const OUTLOOK_READERS: Record<ReleaseOutlook['access'], () => string> = {
  public: m['office.editor.outlook.everybody'],
  confirmed: m['office.editor.outlook.confirmed'],
  press: m['office.editor.outlook.press'],
  accredited: m['office.releases.access.accredited'],
  invited: m['office.editor.outlook.invited'],
};

/** Audience and period of a release in one sentence, based on facts from the server. */
export function describeOutlook(outlook: ReleaseOutlook): string {
  const { visible_from, visible_until, access, languages, is_visible } = outlook;
  if (visible_from === null || languages.length === 0) return m['office.editor.outlook.nobody']();
  const words = {
    who: labelOf(OUTLOOK_READERS, access),
    languages: joinWords(languages.map((language) => languageName(language))),
    from: describeMoment(visible_from),
  };
  const isOver = !is_visible && visible_until !== null && Date.parse(visible_until) <= Date.now();
  if (isOver && visible_until)
    return m['office.editor.outlook.over']({ until: describeMoment(visible_until) });
  const begun = is_visible ? m['office.editor.outlook.since'](words) : m['office.editor.outlook.from'](words);
  if (visible_until === null) return begun;
  return `${begun} ${m['office.editor.outlook.until']({ until: describeMoment(visible_until) })}`;
}
