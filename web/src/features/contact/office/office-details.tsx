import type { PressOffice } from '@press-room/contract/contact';
import { toMailtoUrl, toReadableAddress } from '@press-room/contract/mail-addresses';
import { useState } from 'react';
import { contentLanguage } from '../../../i18n/content-language.ts';
import { toDialled } from '../../../lib/phone.ts';
import { m } from '../../../paraglide/messages.js';
import { cityOf, isOpen, listOpenDays, otherTime } from './hours.ts';
import styles from './office-details.module.css';
import { OfficePlace } from './office-place.tsx';
import { splitAtPhones } from './phones-within.ts';

export function OfficeDetails({ office }: { office: PressOffice }) {
  return (
    <div className={styles.details}>
      {(office.hours.length > 0 || office.note) && <Hours office={office} />}
      <section className={styles.block} aria-labelledby="contact-office">
        <h2 id="contact-office" className={styles.heading}>
          {m['contact.office']()}
        </h2>
        <address className={styles.ways}>
          {office.phone && (
            <a href={toDialled(office.phone)}>
              <bdi>{office.phone}</bdi>
            </a>
          )}
          <a href={toMailtoUrl(office.email)}>
            <bdi>{toReadableAddress(office.email)}</bdi>
          </a>
        </address>
        {office.address.length > 0 && <OfficePlace office={office} />}
      </section>
    </div>
  );
}

function Hours({ office: { hours, time_zone, note } }: { office: PressOffice }) {
  const [now] = useState(() => new Date());
  const there = otherTime(time_zone, now);
  return (
    <section className={styles.block} aria-labelledby="contact-hours">
      <h2 id="contact-hours" className={styles.heading}>
        {m['contact.hours.title']()}
      </h2>
      {hours.length > 0 && (
        <p className={styles.now} data-open={isOpen(hours, time_zone, now)}>
          {isOpen(hours, time_zone, now) ? m['contact.hours.open']() : m['contact.hours.closed']()}
          {there !== null && ` ${m['contact.hours.there']({ time: there, city: cityOf(time_zone) })}`}
        </p>
      )}
      <dl className={styles.hours}>
        {listOpenDays(hours).map(({ days, times }) => (
          <div key={days} className={styles.line}>
            <dt>{days}</dt>
            <dd>
              {times.map((time) => (
                <span key={time}>{time}</span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {note && (
        <p className={styles.note}>
          <bdi lang={contentLanguage()}>
            {splitAtPhones(note).map(({ text, isPhone, start }) =>
              isPhone ? (
                <a key={start} href={toDialled(text)}>
                  {text}
                </a>
              ) : (
                text
              ),
            )}
          </bdi>
        </p>
      )}
    </section>
  );
}
