import { IN_THE_PRESS_PATH, type PressLink } from '@press-room/contract/in-the-press';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { getJson } from '../lib/api.ts';
import { formatDate } from '../lib/format.ts';
import { m } from '../paraglide/messages.js';
import styles from './in-the-press.module.css';

type About = { company: number } | { group: number };

const inThePressQuery = (about: About) =>
  queryOptions({
    queryKey: ['in-the-press', about],
    queryFn: async ({ signal }) =>
      (await getJson<{ results: PressLink[] }>(IN_THE_PRESS_PATH, { ...about }, signal)).results,
  });

/** Links to articles of other publishers. Renders nothing without any, or while loading. */
export function InThePress({ about }: { about: About }) {
  const { data: links = [] } = useQuery(inThePressQuery(about));
  if (links.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="in-the-press">
      <h2 id="in-the-press" className={styles.heading}>
        {m['inThePress.title']()}
      </h2>
      <ul>
        {links.map(({ id, headline, outlet, published_on, url, language }) => (
          <li key={id} className={styles.link}>
            <p className={styles.facts}>
              <time dateTime={published_on}>{formatDate(published_on)}</time> · <bdi>{outlet}</bdi>
            </p>
            <a href={url} rel="noreferrer" lang={language || undefined} dir="auto">
              {headline}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
