import type { OfficePerson, PressOffice } from '@press-room/contract/contact';
import { toMailtoUrl, toReadableAddress } from '@press-room/contract/mail-addresses';
import buttons from '../../../components/button.module.css';
import { Icon } from '../../../components/icon.tsx';
import { contentLanguage } from '../../../i18n/content-language.ts';
import { languageName, region } from '../../../lib/format.ts';
import { toDialled } from '../../../lib/phone.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { m } from '../../../paraglide/messages.js';
import { listOpenDays } from './hours.ts';
import styles from './person-card.module.css';
import { toFileName, toVcard, VCARD_TYPE } from './vcard.ts';

export function PersonCard({ person, office }: { person: OfficePerson; office: PressOffice }) {
  const { name, role, languages, phone, mobile, email } = person;
  const spoken = new Intl.ListFormat(region()).format(languages.map((language) => languageName(language)));
  const handleSave = () =>
    saveFile(new Blob([toVcard(person, office)], { type: VCARD_TYPE }), toFileName(person));
  return (
    <article className={styles.card}>
      <div>
        <h3 className={styles.name}>
          <bdi>{name}</bdi>
        </h3>
        <p className={styles.role}>
          <bdi lang={contentLanguage()}>{role}</bdi>
        </p>
        {languages.length > 0 && (
          <p className={styles.languages}>{m['contact.speaks']({ languages: spoken })}</p>
        )}
        {listOpenDays(person.hours ?? []).map(({ days, times }) => (
          <p key={days} className={styles.languages}>
            {m['contact.onDuty']({ days, times: times.join(', ') })}
          </p>
        ))}
      </div>
      <dl className={styles.ways}>
        <Way label={m['contact.phone']()} text={phone} href={toDialled(phone)} />
        <Way label={m['contact.mobile']()} text={mobile} href={toDialled(mobile)} />
        <Way label={m['contact.email']()} text={toReadableAddress(email)} href={toMailtoUrl(email)} />
      </dl>
      <button
        type="button"
        className={buttons.quiet}
        aria-label={m['contact.vcardOf']({ name })}
        onClick={handleSave}
      >
        <Icon name="download" size={20} />
        {m['contact.vcard']()}
      </button>
    </article>
  );
}

function Way({ label, text, href }: { label: string; text: string; href: string }) {
  if (text === '') return null;
  // A long address breaks before its @.
  const [, before = text, after] = /^(.*)@([^@]*)$/.exec(text) ?? [];
  return (
    <div className={styles.way}>
      <dt>{label}</dt>
      <dd>
        <a href={href}>
          <bdi>
            {before}
            {after !== undefined && (
              <>
                @<wbr />
                {after}
              </>
            )}
          </bdi>
        </a>
      </dd>
    </div>
  );
}
