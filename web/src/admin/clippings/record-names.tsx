import {
  OFFICE_PRESS_RELEASE_PATH,
  type OfficePressRelease,
} from '@press-room/contract/admin-press-releases';
import { COMPANY_PATH, type Company } from '@press-room/contract/companies';
import { CONTACT_PATH, type Contact } from '@press-room/contract/contacts';
import { useQueries } from '@tanstack/react-query';
import { ownTitle } from '../../lib/own-words.ts';
import { m } from '../../paraglide/messages.js';
import { officeRecordQuery } from '../components/saving/queries.ts';
import { contactName } from '../contacts/labels.ts';

interface Kind<Row> {
  noun: string;
  nameOf: (row: Row) => string;
}

/** Names of records, one per line; a missing record is shown by its id. */
function RecordNames<Row>({ ids, noun, nameOf }: Kind<Row> & { ids: readonly number[] }) {
  const rows = useQueries({ queries: ids.map((id) => officeRecordQuery<Row>(noun, id)) });
  return ids.map((id, at) => {
    const { data, error } = rows[at] ?? {};
    const missing = error ? m['office.audit.numbered']({ id: String(id) }) : '…';
    return (
      <span key={id}>
        {at > 0 && '\n'}
        <bdi>{data === undefined ? missing : nameOf(data)}</bdi>
      </span>
    );
  });
}

const showRecords =
  <Row,>(kind: Kind<Row>) =>
  (value: unknown) => {
    const ids = [value].flat().filter((id) => typeof id === 'number');
    return ids.length > 0 && <RecordNames {...kind} ids={ids} />;
  };

/** Shows records by name in the conflict dialog, from their ids. */
export const showContact = showRecords<Contact>({ noun: CONTACT_PATH, nameOf: contactName });
export const showCompanies = showRecords<Company>({
  noun: COMPANY_PATH,
  nameOf: ({ business_name }) => business_name,
});
export const showReleases = showRecords<OfficePressRelease>({
  noun: OFFICE_PRESS_RELEASE_PATH,
  nameOf: ({ id, text }) => ownTitle(text) || m['office.releases.untitled']({ id }),
});
