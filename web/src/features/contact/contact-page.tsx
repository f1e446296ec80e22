import { useSearch } from 'wouter';
import { ContentLanguageNote } from '../../components/content-language-note.tsx';
import { UpcomingEvents } from '../../components/upcoming-events.tsx';
import { useUser } from '../../lib/auth.ts';
import { m } from '../../paraglide/messages.js';
import { useScreenTitle } from '../press-groups/use-screen-title.ts';
import styles from './contact-page.module.css';
import { readReleaseId, readUrgency } from './form/message.ts';
import { MessageSection } from './form/message-section.tsx';
import { OfficeSection, useHasPeople } from './office/office-section.tsx';

/** Press contacts first. Readers who come from a release or a crisis see the form first. */
export function ContactPage() {
  const user = useUser();
  const search = useSearch();
  const release = readReleaseId(search);
  const isAsking = release !== null || readUrgency(search);
  const hasPeople = useHasPeople();
  const isCalling = hasPeople && !isAsking;
  useScreenTitle(m['contact.title']());
  return (
    <>
      <header className={styles.header}>
        <h1 className={styles.title}>{m['contact.title']()}</h1>
        <p className={styles.lede}>{isCalling ? m['contact.lede']() : m['contact.ledeWrite']()}</p>
        <ContentLanguageNote />
      </header>
      {!isAsking && <OfficeSection />}
      <MessageSection key={`${user?.id} ${release}`} user={user} release={release} isFirst={isAsking} />
      {isAsking && <OfficeSection />}
      <UpcomingEvents />
    </>
  );
}
