import type { Appointment } from '@press-room/contract/appointments';
import { appointmentPage, CALENDAR_ENDING } from '@press-room/contract/pages';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'wouter';
import { describeLanguages, KIND_LABELS } from '../../components/agenda/labels.ts';
import { appointmentQuery } from '../../components/agenda/queries.ts';
import { Span } from '../../components/agenda/span.tsx';
import article from '../../components/article.module.css';
import buttons from '../../components/button.module.css';
import { Failure } from '../../components/failure.tsx';
import { Icon } from '../../components/icon.tsx';
import { Notice } from '../../components/notice.tsx';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { ShareButtons } from '../../components/share-buttons.tsx';
import { StatusNote } from '../../components/status-note.tsx';
import { useContentLanguage } from '../../i18n/content-language.ts';
import { statusOf } from '../../lib/api-error.ts';
import { useUser } from '../../lib/auth.ts';
import { joinFacts, joinWords } from '../../lib/format.ts';
import { labelOf } from '../../lib/labels.ts';
import { languageOfOwnWords, ownWords } from '../../lib/own-words.ts';
import { m } from '../../paraglide/messages.js';
import { toEventPage, toHome } from '../../paths.ts';
import { useScreenTitle } from '../press-groups/use-screen-title.ts';
import answers from './answer-panel.module.css';
import { AnswerPanel } from './answer-panel.tsx';
import styles from './appointment-page.module.css';
import { AskForm } from './ask-form.tsx';

export function AppointmentPage() {
  const { id = '' } = useParams();
  const reader = useUser()?.id ?? null;
  useContentLanguage();
  const { data, error, refetch } = useQuery(appointmentQuery(reader, Number(id)));
  const isMissing = statusOf(error) === 404;
  useScreenTitle(data ? ownWords(data.title) : m['agenda.one']());
  if (isMissing) return <MissingAppointment />;
  if (data) return <Article appointment={data} />;
  return error ? <Failure error={error} onRetry={() => void refetch()} /> : <ScreenSkeleton />;
}

function Article({ appointment }: { appointment: Appointment }) {
  const { id, title, kind, press_group, status, admission, description, notice } = appointment;
  const isCancelled = status === 'cancelled';
  const language = useContentLanguage();
  const page = appointmentPage(language, { id, slug: '' });
  return (
    <article>
      <header className={article.header}>
        <p className={article.meta}>{joinFacts([labelOf(KIND_LABELS, kind), press_group.name])}</p>
        <h1 className={article.title} lang={languageOfOwnWords(title)}>
          <bdi>{ownWords(title)}</bdi>
        </h1>
        {admission === 'public' && (
          <div className={`${article.share} ${styles.share}`}>
            <ShareButtons address={page} title={ownWords(title)} />
            {!isCancelled && (
              <a className={`${buttons.quiet} no-print`} href={page + CALENDAR_ENDING}>
                <Icon name="download" size={20} />
                {m['events.calendar']()}
              </a>
            )}
          </div>
        )}
      </header>
      {(isCancelled || ownWords(notice) !== '') && (
        <StatusNote
          kind={isCancelled ? 'alert' : 'plain'}
          title={isCancelled ? m['agenda.isCancelled']() : m['agenda.changed']()}
          isLive={false}
        >
          {ownWords(notice) !== '' && (
            <p lang={languageOfOwnWords(notice)} dir="auto">
              {ownWords(notice)}
            </p>
          )}
        </StatusNote>
      )}
      <Facts appointment={appointment} />
      {ownWords(description) !== '' && (
        <p className={styles.description} lang={languageOfOwnWords(description)} dir="auto">
          {ownWords(description)}
        </p>
      )}
      {!isCancelled && <Answer appointment={appointment} />}
    </article>
  );
}

/** Readers without an account can answer only public appointments. */
function Answer({ appointment }: { appointment: Appointment }) {
  const reader = useUser()?.id ?? null;
  if (reader === null && appointment.admission !== 'public') return null;
  return (
    <section className={`${answers.section} no-print`} aria-labelledby="appointment-answer">
      <h2 id="appointment-answer" className={answers.heading}>
        {m['agenda.answer.title']()}
      </h2>
      {reader === null ? (
        <AskForm id={appointment.id} />
      ) : (
        <AnswerPanel key={appointment.id} appointment={appointment} reader={reader} />
      )}
    </section>
  );
}

function Facts({ appointment }: { appointment: Appointment }) {
  const { place, languages, hosts, event, is_remote } = appointment;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{m['agenda.when']()}</dt>
        <dd>
          <Span of={appointment} />
        </dd>
      </div>
      {ownWords(place) !== '' && (
        <div>
          <dt>{m['agenda.where']()}</dt>
          <dd lang={languageOfOwnWords(place)}>
            <bdi>{ownWords(place)}</bdi>
          </dd>
        </div>
      )}
      {(languages.length > 0 || is_remote) && (
        <div>
          <dt>{m['agenda.how']()}</dt>
          <dd>{joinFacts([describeLanguages(languages), is_remote ? m['agenda.remote']() : ''])}</dd>
        </div>
      )}
      {hosts.length > 0 && (
        <div>
          <dt>{m['agenda.hosts']()}</dt>
          <dd>
            <bdi>{joinWords(hosts)}</bdi>
          </dd>
        </div>
      )}
      {event && (
        <div>
          <dt>{m['events.one']()}</dt>
          <dd>
            <Link href={toEventPage(event.id)} lang={languageOfOwnWords(event.name)}>
              <bdi>{ownWords(event.name)}</bdi>
            </Link>
          </dd>
        </div>
      )}
    </dl>
  );
}

function MissingAppointment() {
  return (
    <Notice level={1} title={m['agenda.missing.title']()} text={m['agenda.missing.text']()}>
      <Link href={toHome()} className={buttons.button}>
        {m['shell.toHome']()}
      </Link>
    </Notice>
  );
}
