import { calendarPath, type OpenEvent } from '@press-room/contract/events';
import { OFFICE_ZONE } from '@press-room/contract/office-clock';
import { eventPage } from '@press-room/contract/pages';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'wouter';
import { AgendaList } from '../../components/agenda/agenda-list.tsx';
import article from '../../components/article.module.css';
import buttons from '../../components/button.module.css';
import { DatedReleases } from '../../components/dated-releases.tsx';
import { Failure } from '../../components/failure.tsx';
import { FeedLinks } from '../../components/feed-links.tsx';
import { Icon } from '../../components/icon.tsx';
import { Notice } from '../../components/notice.tsx';
import { Prose } from '../../components/prose.tsx';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { ShareButtons } from '../../components/share-buttons.tsx';
import { useContentLanguage } from '../../i18n/content-language.ts';
import { statusOf } from '../../lib/api-error.ts';
import { formatInstant, joinFacts } from '../../lib/format.ts';
import { formatDays } from '../../lib/format-days.ts';
import { languageOfOwnWords, ownWords } from '../../lib/own-words.ts';
import { m } from '../../paraglide/messages.js';
import { PATHS, toEventPage, toHome } from '../../paths.ts';
import { useScreenTitle } from '../press-groups/use-screen-title.ts';
import { useReleasesAbout } from '../press-releases/releases-about.ts';
import styles from './event-page.module.css';
import { eventQuery } from './queries.ts';

/** Event with its related records. */
export function EventPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(eventQuery(Number(id)));
  const isMissing = statusOf(error) === 404;
  useContentLanguage();
  const title = isMissing ? m['events.missing.title']() : m['events.one']();
  useScreenTitle(data ? ownWords(data.name) : title);
  if (isMissing) return <MissingEvent />;
  if (data) return <EventArticle key={data.id} event={data} />;
  return error ? <Failure error={error} onRetry={() => void refetch()} /> : <ScreenSkeleton />;
}

function EventArticle({ event }: { event: OpenEvent }) {
  const language = useContentLanguage();
  const { id, name, about, place } = event;
  const title = ownWords(name);
  const releases = useReleasesAbout({ event: id });
  return (
    <article>
      <header className={article.header}>
        <p className={article.meta}>
          {joinFacts([formatDays(event), ownWords(place)].filter((fact) => fact !== ''))}
        </p>
        <h1 className={article.title} lang={languageOfOwnWords(name)}>
          <bdi>{title}</bdi>
        </h1>
        <div className={article.share}>
          <ShareButtons address={eventPage(language, { id, slug: '' })} title={title} />
        </div>
      </header>
      <AgendaList event={id} />
      <div className={styles.columns}>
        <section aria-labelledby="event-releases">
          <h2 id="event-releases" className={styles.heading}>
            {m['sectors.releases']()}
          </h2>
          <DatedReleases
            {...releases}
            none={m['events.noReleases']()}
            toPage={(page) => toEventPage(id, page)}
          />
          <div className={styles.follow}>
            <FeedLinks choice={{ event: id }} title={title} />
          </div>
        </section>
        <div className={styles.side}>
          <Dates event={event} />
          {ownWords(about) && (
            <div lang={languageOfOwnWords(about)} dir="auto">
              <Prose className={styles.about} html={ownWords(about)} />
            </div>
          )}
        </div>
      </div>
    </article>
  );
}

/** Dates and deadline of an event; no deadline after the event. */
function Dates({ event: { is_open, applications_until: until } }: { event: OpenEvent }) {
  const language = useContentLanguage();
  return (
    <div className={styles.dates}>
      {is_open && (
        <>
          <Link href={PATHS.ownAccreditation} className={buttons.button}>
            {m['events.accreditation']()}
          </Link>
          {until !== null && <p>{m['events.until']({ at: formatInstant(until, OFFICE_ZONE) })}</p>}
        </>
      )}
      <a className={buttons.quiet} href={calendarPath(language)}>
        <Icon name="download" size={20} />
        {m['events.calendar']()}
      </a>
    </div>
  );
}

function MissingEvent() {
  return (
    <Notice level={1} title={m['events.missing.title']()} text={m['events.missing.text']()}>
      <Link href={toHome()} className={buttons.button}>
        {m['shell.toHome']()}
      </Link>
    </Notice>
  );
}
