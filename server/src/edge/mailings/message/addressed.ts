import type { Language } from '@press-room/contract/languages';
import type { AppContext } from '../../../core/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { inRome } from '../../../platform/text/bilingual.ts';
import type { Addressed } from './compose.ts';
import { MAILING_WORDS } from './words.ts';

/** A contact as addressed in a message. */
export interface AddressedContact {
  id: number;
  salutation: string;
  first_name: string;
  last_name: string;
  outlet: string | null;
  basis: string;
  source: string;
  basis_at: string;
  told_source_at: string | null;
  agrees_to_figures: number;
  is_embargo_trusted: number;
  embargo_accepted_at: string | null;
}

export const listAddressedContacts = (db: Db, ids: readonly number[]): Promise<AddressedContact[]> =>
  db
    .selectFrom('contact')
    .select([
      'id',
      'salutation',
      'first_name',
      'last_name',
      'basis',
      'source',
      'basis_at',
      'told_source_at',
      'agrees_to_figures',
      'is_embargo_trusted',
      'embargo_accepted_at',
    ])
    .select((eb) =>
      eb
        .selectFrom('contact_outlet')
        .innerJoin('outlet', 'outlet.id', 'contact_outlet.outlet_id')
        .select((inner) => inner.fn.min('outlet.name').as('name'))
        .whereRef('contact_outlet.contact_id', '=', 'contact.id')
        .as('outlet'),
    )
    .where('id', 'in', ids)
    .execute();

interface Addressing {
  language: Language;
  /** Id of the recipient; 0: a preview. */
  recipient: number;
  /** Ids of the counted links, by target. */
  links: ReadonlyMap<string, number>;
  answerUrl: string | null;
}

export function toAddressed(
  { config, links: { readers } }: Pick<AppContext, 'config' | 'links'>,
  contact: AddressedContact,
  { language, recipient, links, answerUrl }: Addressing,
): Addressed {
  const words = MAILING_WORDS[language];
  const { id, salutation, first_name, last_name, outlet, basis, source, basis_at } = contact;
  // Counted by person only with consent.
  const follower = contact.agrees_to_figures === 1 ? recipient : 0;
  return {
    fields: { salutation, first_name, last_name, outlet: outlet ?? '' },
    toUrl: (target) => {
      const link = links.get(target);
      return link === undefined
        ? config.PUBLIC_URL + target
        : readers.toUrl('to', { id: link, recipient: follower });
    },
    reason: basis === 'asked' ? words.asked(inRome(basis_at, language)) : words.interest(source),
    isFirst: contact.told_source_at === null,
    answerUrl,
    mineUrl: readers.toUrl('mine', { id }),
    leaveUrl: readers.toUrl('leave', { id, recipient }),
    privacyUrl: `${config.PUBLIC_URL}/#/account/user-privacy`,
  };
}
