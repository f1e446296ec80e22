import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { formatDate } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { toPressRelease } from '../../../paths.ts';
import { releaseQuery } from '../../press-releases/queries.ts';
import { useReader } from '../../press-releases/use-reader.ts';
import styles from './message-section.module.css';

/** Names the release that the reader comes from. */
export function AboutRelease({ id }: { id: number }) {
  const { data } = useQuery(releaseQuery(useReader(), String(id)));
  if (!data) return null;
  const { title, date, language } = data;
  return (
    <p className={styles.about}>
      {m['contact.form.about']()}{' '}
      <Link href={toPressRelease(id)} lang={language}>
        <bdi>{title}</bdi>
      </Link>{' '}
      ({formatDate(date)})
    </p>
  );
}
