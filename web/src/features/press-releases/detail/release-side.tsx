import { toMailtoUrl, toReadableAddress } from '@press-room/contract/mail-addresses';
import type { PressRelease, ReleaseAttachment, ReleaseContact } from '@press-room/contract/press-releases';
import { Link } from 'wouter';
import { DownloadButton, DownloadLink } from '../../../components/download-button.tsx';
import { fileTypeOf } from '../../../components/file-types.ts';
import { Icon } from '../../../components/icon.tsx';
import { MissingFiles } from '../../../components/missing-files.tsx';
import { Picture } from '../../../components/picture.tsx';
import { useContentLanguage } from '../../../i18n/content-language.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { formatBytes, joinFacts } from '../../../lib/format.ts';
import { languageOfOwnWords, ownWords } from '../../../lib/own-words.ts';
import { toDialled } from '../../../lib/phone.ts';
import { m } from '../../../paraglide/messages.js';
import { toCompanyPage, toContactAbout, toEventPage, toSectorPage } from '../../../paths.ts';
import { OtherLanguages } from './other-languages.tsx';
import styles from './release-side.module.css';

interface ReleaseSideProps {
  release: PressRelease;
  isPreview: boolean;
  readIn: Locale | undefined;
}

/** Content beside the text: languages, files, contacts. */
export function ReleaseSide({ release, isPreview, readIn }: ReleaseSideProps) {
  const { attachments, contacts, missing } = release;
  return (
    <>
      <OtherLanguages release={release} readIn={readIn} />
      <ReleaseCompany release={release} />
      <ReleaseEvent event={release.event} />
      <ReleaseSectors sectors={release.sectors} />
      {attachments.length > 0 && (
        <section className={styles.block}>
          <h2 className={styles.heading}>{m['pressReleases.detail.attachments']()}</h2>
          <ul className={styles.files}>
            {attachments.map((attachment) => (
              <li key={attachment.id}>
                {attachment.poster && !release.body.includes(`data-video="${attachment.id}"`) && (
                  <div className={styles.poster}>
                    <Picture picture={attachment.poster} sizes="360px" isDecorative />
                  </div>
                )}
                <Attachment attachment={attachment} isPreview={isPreview} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <MissingFiles names={missing} />
      {contacts.length > 0 && (
        <section className={styles.block}>
          <h2 className={styles.heading}>{m['pressReleases.detail.contacts']()}</h2>
          <ul>
            {contacts.map((contact) => (
              <li key={`${contact.name} ${contact.email}`} className={styles.line}>
                <ContactCard contact={contact} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {!isPreview && (
        <p className="no-print">
          <Link href={toContactAbout(release.id)} className={styles.ask}>
            <Icon name="contact" size={20} />
            {m['contact.aboutRelease']()}
          </Link>
        </p>
      )}
    </>
  );
}

/** Attachment. In a preview its address is issued with the preview and expires with it. */
function Attachment({ attachment, isPreview }: { attachment: ReleaseAttachment; isPreview: boolean }) {
  const { id, name, title, media_type, bytes, url } = attachment;
  const facts = [fileTypeOf(media_type).name, formatBytes(bytes)];
  const words = <bdi>{title}</bdi>;
  return isPreview ? (
    <DownloadLink url={url} name={name} facts={facts}>
      {words}
    </DownloadLink>
  ) : (
    <DownloadButton kind="quiet" request={{ asset: id }} facts={facts}>
      {words}
    </DownloadButton>
  );
}

/** Issuing company, and its location at the fair. */
function ReleaseCompany({ release: { company, brand, hall, stand } }: { release: PressRelease }) {
  if (company === null && hall === '' && stand === '') return null;
  const place = [
    hall && m['pressReleases.detail.hall']({ hall }),
    stand && m['pressReleases.detail.stand']({ stand }),
  ];
  return (
    <section className={styles.block}>
      <h2 className={styles.heading}>{m['companies.title']()}</h2>
      <div className={styles.contact}>
        {company && (
          <span className={styles.name}>
            <Link href={toCompanyPage(company.id)}>
              <bdi>{company.name}</bdi>
            </Link>
          </span>
        )}
        {brand && (
          <span className={styles.note}>
            <bdi>{brand.name}</bdi>
          </span>
        )}
        {(hall || stand) && <span className={styles.note}>{joinFacts(place)}</span>}
      </div>
    </section>
  );
}

/** Link to the event of the release. */
function ReleaseEvent({ event }: Pick<PressRelease, 'event'>) {
  if (event === null) return null;
  return (
    <section className={styles.block}>
      <h2 className={styles.heading}>{m['events.one']()}</h2>
      <p className={styles.contact}>
        <Link href={toEventPage(event.id)} className={styles.name} lang={languageOfOwnWords(event.name)}>
          <bdi>{ownWords(event.name)}</bdi>
        </Link>
      </p>
    </section>
  );
}

/** Links to the sectors of the release. */
function ReleaseSectors({ sectors }: Pick<PressRelease, 'sectors'>) {
  const language = useContentLanguage();
  if (sectors.length === 0) return null;
  return (
    <section className={`${styles.block} no-print`}>
      <h2 className={styles.heading}>{m['sectors.all']()}</h2>
      <ul className={styles.sectors}>
        {sectors.map(({ id, name }) => (
          <li key={id}>
            <Link href={toSectorPage(id)}>{name[language]}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ContactCard({ contact: { name, role, email, phone } }: { contact: ReleaseContact }) {
  return (
    <address className={styles.contact}>
      <span className={styles.name}>
        <bdi>{name}</bdi>
      </span>
      {role && (
        <span className={styles.note}>
          <bdi>{role}</bdi>
        </span>
      )}
      {email && <a href={toMailtoUrl(email)}>{toReadableAddress(email)}</a>}
      {phone && <a href={toDialled(phone)}>{phone}</a>}
    </address>
  );
}
