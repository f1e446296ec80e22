import type { CompanyPage } from '@press-room/contract/company-pages';
import { toMailtoUrl, toReadableAddress } from '@press-room/contract/mail-addresses';
import { countryName } from '../../lib/format.ts';
import { toDialled } from '../../lib/phone.ts';
import { m } from '../../paraglide/messages.js';
import styles from './company-page.module.css';

/** Location and brands of the company. */
export function CompanySide({ company }: { company: CompanyPage }) {
  const { address, postal_code, city, state, country, telephone, fax, press_contact, press_email, brands } =
    company;
  const place = [`${postal_code} ${city}`.trim(), state && `(${state})`].filter(Boolean).join(' ');
  const lines = [address, place, country && countryName(country)].filter(Boolean);
  const hasContacts = lines.length > 0 || telephone !== '' || fax !== '';
  const hasPress = press_contact !== '' || press_email !== '';
  return (
    <div className={styles.side}>
      {hasContacts && (
        <section>
          <h2 className={styles.heading}>{m['companies.contacts']()}</h2>
          <address className={styles.address}>
            {lines.map((line) => (
              <bdi key={line}>{line}</bdi>
            ))}
            {telephone && (
              <a href={toDialled(telephone)}>{m['companies.telephone']({ number: telephone })}</a>
            )}
            {fax && <span>{m['companies.fax']({ number: fax })}</span>}
          </address>
        </section>
      )}
      {hasPress && (
        <section>
          <h2 className={styles.heading}>{m['companies.press']()}</h2>
          <address className={styles.address}>
            {press_contact && <bdi>{press_contact}</bdi>}
            {press_email && <a href={toMailtoUrl(press_email)}>{toReadableAddress(press_email)}</a>}
          </address>
        </section>
      )}
      {brands.length > 0 && (
        <section>
          <h2 className={styles.heading}>{m['companies.brands']()}</h2>
          <ul className={styles.brands}>
            {brands.map(({ id, name }) => (
              <li key={id}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
