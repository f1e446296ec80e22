import {
  type MailingChoice,
  type MailingMaterial,
  toContactKey,
} from '@press-room/contract/mailing-readings';
import type { Mailing } from '@press-room/contract/mailings';
import type { PressRelease } from '@press-room/contract/press-releases';
import type { AppContext } from '../../../core/context.ts';
import { ACCREDITED } from '../../../core/visibility/visibility.ts';
import { findReleaseAhead } from '../message/prepare.ts';
import { findSubject } from '../message/subject.ts';
import { listNames, listTitled, searchMaterial } from './queries.ts';

/** Content of the release for a message, as visible to the press, and other materials for links. */
export async function readChoice(
  context: AppContext,
  mailing: Mailing,
  words: string | null,
): Promise<MailingChoice> {
  const { database, now } = context;
  const { db } = database;
  const { audience, links, press_release } = mailing;
  const readIn = async (language: 'it' | 'en') =>
    press_release === null
      ? null
      : ((await findReleaseAhead(context, press_release.id, { reader: ACCREDITED, language }))?.release ??
        null);
  const subject = await findSubject(db, mailing, now());
  const [it, en] = [await readIn('it'), await readIn('en')];
  const [people, titled, found] = await Promise.all([
    listNames(db, audience.contacts),
    listTitled(db, links, now()),
    searchMaterial(database, words, { now: now(), except: press_release?.id ?? 0 }),
  ]);
  const documents = listDocuments(it, en);
  const shown = [...documents, ...titled];
  return {
    issuer: it?.company?.name ?? it?.group.name ?? '',
    sectors: it?.sectors ?? [],
    is_awaited: subject?.isAwaited ?? false,
    has_picture: it !== null && it.image !== null,
    people,
    documents,
    chosen: links.flatMap((link) => shown.find(({ kind, id }) => kind === link.kind && id === link.id) ?? []),
    found,
    contacts: (it?.contacts ?? []).map((contact) => ({
      key: toContactKey(contact),
      name: contact.name,
      role: contact.role,
    })),
  };
}

/** Each with its title in both languages. */
function listDocuments(it: PressRelease | null, en: PressRelease | null): MailingMaterial[] {
  const english = new Map((en?.attachments ?? []).map(({ id, title }) => [id, title]));
  return (it?.attachments ?? []).map(({ id, title }) => ({
    kind: 'document',
    id,
    title: { it: title, en: english.get(id) ?? title },
  }));
}
