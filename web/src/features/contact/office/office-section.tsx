import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../../components/failure.tsx';
import { useContentLanguage } from '../../../i18n/content-language.ts';
import { m } from '../../../paraglide/messages.js';
import { loadPressGroup, useCurrentGroup } from '../../press-groups/press-group.ts';
import { pressOfficeQuery } from '../queries.ts';
import { OfficeDetails } from './office-details.tsx';
import styles from './office-section.module.css';
import { PersonCard } from './person-card.tsx';

/** Press contacts, hours and address. The form below works without them. */
export function OfficeSection() {
  const group = useCurrentGroup();
  if (group === 'unknown') return <OfficeSkeleton />;
  if (group === 'empty') return null;
  if (group === 'none') return <Failure error={null} onRetry={() => void loadPressGroup()} />;
  return <OfficeOf group={group.id} />;
}

function OfficeOf({ group }: { group: number }) {
  const { data: office, error, refetch } = useQuery(pressOfficeQuery(useContentLanguage(), group));
  if (!office) return error ? <Failure error={error} onRetry={() => void refetch()} /> : <OfficeSkeleton />;
  return (
    <>
      {office.people.length > 0 && (
        <section className={styles.section} aria-labelledby="contact-people">
          <h2 id="contact-people" className={styles.heading}>
            {m['contact.people']()}
          </h2>
          <ul className={styles.people}>
            {office.people.map((person) => (
              <li key={person.name}>
                <PersonCard person={person} office={office} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <OfficeDetails office={office} />
    </>
  );
}

/** Whether the page lists contact persons; true until it is known. */
export function useHasPeople(): boolean {
  const group = useCurrentGroup();
  const id = typeof group === 'string' ? 0 : group.id;
  const { data: office } = useQuery({ ...pressOfficeQuery(useContentLanguage(), id), enabled: id !== 0 });
  return group !== 'empty' && (office === undefined || office.people.length > 0);
}

const CARDS = ['first', 'second', 'third'];

function OfficeSkeleton() {
  return (
    <div role="status" className={styles.section}>
      <span className="visually-hidden">{m['contact.loading']()}</span>
      <div aria-hidden="true" className={`${styles.people} ${styles.skeleton}`}>
        {CARDS.map((name) => (
          <div key={name} className={styles.blank} />
        ))}
      </div>
    </div>
  );
}
