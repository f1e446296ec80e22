import type { Dashboard } from '@press-room/contract/dashboard';
import { startOfOfficeDay } from '@press-room/contract/office-clock';
import { issuerOf } from '@press-room/contract/release-issuer';
import { Link } from 'wouter';
import { formatNumber } from '../../lib/format.ts';
import { entryOf } from '../../lib/labels.ts';
import { m } from '../../paraglide/messages.js';
import { Deadline } from '../components/page/deadline.tsx';
import { Instant } from '../components/page/instant.tsx';
import { toPersonName } from '../components/person-name.ts';
import { OFFICE_PATHS, toOfficePressKit, toOfficePressRelease, toReviewsOf } from '../paths.ts';
import styles from './dashboard-page.module.css';
import { WaitingItem, WaitingSection } from './waiting-section.tsx';

const RELEASES = `${OFFICE_PATHS.officePressReleases}?status=in_review`;
const KITS = `${OFFICE_PATHS.officePressKits}?status=in_review`;

const TO_ONE = { press_release: toOfficePressRelease, press_kit: toOfficePressKit };

type Waiting = NonNullable<Dashboard['reviews']>;

/** List with all of them; null if they are in two lists. */
function toAll({ count, kits }: Waiting): string | null {
  if (kits === 0) return RELEASES;
  return kits === count ? KITS : null;
}

/** Submissions of companies and colleagues: releases and press kits in one queue. */
export function Reviews({ reviews }: Pick<Dashboard, 'reviews'>) {
  return (
    <WaitingSection
      title={m['office.desk.reviews']()}
      waiting={reviews}
      all={reviews && toAll(reviews)}
      below={reviews && <Ways reviews={reviews} />}
    >
      {(one) => (
        <WaitingItem
          key={`${one.noun} ${one.id}`}
          facts={
            <>
              {one.noun === 'press_kit' && `${m['office.desk.kit']()} · `}
              <bdi>{issuerOf({ ...one, group: one.press_group }).name}</bdi>
            </>
          }
          when={one.due_on === null ? <Instant at={one.updated_at} /> : <DueDay day={one.due_on} />}
        >
          <Link href={entryOf(TO_ONE, one.noun)?.(one.id) ?? RELEASES}>
            <bdi>{one.title || m['office.releases.untitled']({ id: one.id })}</bdi>
          </Link>
        </WaitingItem>
      )}
    </WaitingSection>
  );
}

/** Overdue after the end of the day, in office time. */
const DueDay = ({ day }: { day: string }) => <Deadline at={startOfOfficeDay(day, 1).toISOString()} />;

/** Drafts assigned to a person with a due date; hidden if there are none. */
export function Assignments({ assignments }: Pick<Dashboard, 'assignments'>) {
  if (assignments?.count === 0) return null;
  return (
    <WaitingSection title={m['office.desk.assignments']()} waiting={assignments} all={null}>
      {({ id, title, press_group, due_on, assignee }) => (
        <WaitingItem
          key={id}
          facts={<bdi>{assignee ? toPersonName(assignee) : press_group.name}</bdi>}
          when={<DueDay day={due_on} />}
        >
          <Link href={toOfficePressRelease(id)}>
            <bdi>{title || m['office.releases.untitled']({ id })}</bdi>
          </Link>
        </WaitingItem>
      )}
    </WaitingSection>
  );
}

function Ways({ reviews }: { reviews: Waiting }) {
  const { count, kits, companies } = reviews;
  return (
    <>
      {toAll(reviews) === null && (
        <ul className={styles.companies}>
          <li>
            <Link href={RELEASES}>
              {m['pressReleases.title']()} ({formatNumber(count - kits)})
            </Link>
          </li>
          <li>
            <Link href={KITS}>
              {m['office.menu.kits']()} ({formatNumber(kits)})
            </Link>
          </li>
        </ul>
      )}
      {companies.length > 0 && (
        <ul className={styles.companies} aria-label={m['office.desk.byCompany']()}>
          {companies.map((company) => (
            <li key={company.id}>
              <Link href={toReviewsOf(company.id)}>
                <bdi>{company.name}</bdi> ({company.count})
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
