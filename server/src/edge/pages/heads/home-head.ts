import { findLead, HOME_PAGE_LENGTH } from '@press-room/contract/boot';
import { homePage } from '@press-room/contract/pages';
import type { PressReleaseRow } from '@press-room/contract/press-releases';
import { listBaseSetIds } from '../../../content/press-releases/base-set.ts';
import { findPinnedLead } from '../../../content/press-releases/lead.ts';
import { listReleaseRows } from '../../../content/press-releases/presentation.ts';
import { ANONYMOUS } from '../../../platform/http/authentication.ts';
import { toValue } from '../../../platform/http/json-text.ts';
import { toText } from '../../../platform/text/messages.ts';
import { findShown } from '../../syndication/public-releases.ts';
import type { Told } from '../head.ts';
import { describePage, type Telling } from '../telling.ts';

/** `lead` is the lead story of Home; its picture is used for the preview. */
export function tellHome(telling: Telling, lead: PressReleaseRow | undefined): Told {
  const { language, siteName } = telling;
  const shown = lead?.image ? findShown(lead.image) : null;
  return describePage(telling, {
    title: toText({ key: 'manifest_releases' }, language),
    description: toText({ key: 'manifest_description' }, language),
    pathIn: homePage,
    card: shown && { ...shown, alt: lead?.image?.alt ?? '' },
    data: { '@type': 'WebSite', name: siteName, inLanguage: language },
  });
}

/** Lead story of Home for a reader without a session. */
export async function findLeadOf({
  context,
  group,
  language,
}: Telling): Promise<PressReleaseRow | undefined> {
  const filter = { reader: ANONYMOUS, now: context.now(), ...(group && { group: group.id }) };
  const ids = await listBaseSetIds(context, filter, { offset: 0, limit: HOME_PAGE_LENGTH });
  const rows = await listReleaseRows(context, ANONYMOUS, language, ids);
  const lead = await findPinnedLead(context, filter, language);
  return findLead({ lead, data: rows.map(toValue) }, language);
}
