import { toPublicCompany } from '@press-room/contract/companies';
import { toReadableAddress } from '@press-room/contract/mail-addresses';
import { useId } from 'react';
import { countryName, joinFacts } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import type { CompanyTexts } from '../company-values.ts';
import styles from './form.module.css';

/** Public view of a company while it is edited. */
export function PublicPreview({ values }: { values: CompanyTexts }) {
  const id = useId();
  const {
    business_name,
    address,
    city,
    state,
    postal_code,
    country,
    telephone,
    fax,
    press_contact,
    press_email,
    short_description,
  } = toPublicCompany(values);
  const place = [postal_code, city, state && `(${state})`].filter(Boolean).join(' ');
  return (
    <aside className={styles.preview} aria-labelledby={id}>
      <h2 id={id} className={styles.previewTitle}>
        {m['office.companies.preview']()}
      </h2>
      <p className={styles.previewName} dir="auto">
        {business_name || m['office.companies.previewNoName']()}
      </p>
      {short_description && (
        <p className={styles.previewText} dir="auto">
          {short_description}
        </p>
      )}
      <address>
        {[address, place, country && countryName(country)].filter(Boolean).map((line) => (
          <div key={line}>
            <bdi>{line}</bdi>
          </div>
        ))}
        {telephone && (
          <div>
            {m['office.companies.field.telephone']()}: <bdi>{telephone}</bdi>
          </div>
        )}
        {fax && (
          <div>
            {m['office.companies.field.fax']()}: <bdi>{fax}</bdi>
          </div>
        )}
        {(press_contact || press_email) && (
          <div>
            {m['companies.press']()}: <bdi>{joinFacts([press_contact, toReadableAddress(press_email)])}</bdi>
          </div>
        )}
      </address>
    </aside>
  );
}
