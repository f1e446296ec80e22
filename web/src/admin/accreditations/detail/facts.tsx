import { type OfficeAccreditation, ORDER_REGION_NAMES } from '@press-room/contract/event-accreditations';
import { toReadableAddress } from '@press-room/contract/mail-addresses';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { languageName } from '../../../lib/format.ts';
import { entryOf } from '../../../lib/labels.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { toUser } from '../../paths.ts';
import styles from './accreditation-page.module.css';

/** Data of the application. */
export function Facts({ accreditation }: { accreditation: OfficeAccreditation }) {
  const { person, outlet, order_number, order_region, website, remark, appeal } = accreditation;
  const mayView = usePermissions().includes('account.view');
  const region = order_region === null ? '' : (entryOf(ORDER_REGION_NAMES, order_region) ?? order_region);
  return (
    <dl className={styles.facts}>
      <Fact label={m['office.fair.outlet']()}>{outlet}</Fact>
      <Fact label={m['office.fair.orderNumber']()}>{[order_number, region].filter(Boolean).join(' · ')}</Fact>
      <Fact label={m['office.fair.website']()}>{website}</Fact>
      <Fact label={m['office.fair.office.email']()}>
        {mayView ? (
          <Link href={toUser(person.id)}>{toReadableAddress(person.email)}</Link>
        ) : (
          toReadableAddress(person.email)
        )}
      </Fact>
      <Fact label={m['office.fair.office.language']()}>{languageName(person.language)}</Fact>
      <Fact label={m['office.fair.remark']()}>{remark}</Fact>
      <Fact label={m['office.fair.office.appeal']()}>{appeal}</Fact>
    </dl>
  );
}

/** Empty values are not shown. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (children === '') return null;
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}
