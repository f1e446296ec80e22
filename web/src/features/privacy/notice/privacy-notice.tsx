import type { Language } from '@press-room/contract/languages';
import { CONTACT_MONTHS } from '@press-room/contract/limits';
import { toMailtoUrl, toReadableAddress } from '@press-room/contract/mail-addresses';
import { BRAND } from '../../../config.ts';
import { directionOf } from '../../../i18n/locale.ts';
import { boot } from '../../../lib/boot.ts';
import { m } from '../../../paraglide/messages.js';
import { usePressGroup } from '../../press-groups/press-group.ts';
import { noticeEn } from './notice-en.ts';
import { noticeIt } from './notice-it.ts';
import type { NoticeText } from './notice-text.ts';
import styles from './privacy-notice.module.css';

/** Undefined in development. */
const PARTIES = boot?.privacy;
const EMAIL = PARTIES?.email ? toReadableAddress(PARTIES.email) : null;
const TEXTS: Record<Language, NoticeText> = { en: noticeEn, it: noticeIt };

/** Privacy notice of `PRIVACY_VERSION`: a change of its meaning requires a new version. */
export function PrivacyNotice({ language }: { language: Language }) {
  const group = usePressGroup();
  const parties = {
    controller: PARTIES?.controller ?? BRAND,
    address: PARTIES?.address ?? null,
    group: group?.name ?? BRAND,
    email: EMAIL,
    monthsWithoutEvent: PARTIES?.months_without_event ?? CONTACT_MONTHS,
  };
  const sections = TEXTS[language](parties);
  return (
    <div className={styles.notice} lang={language} dir={directionOf(language)}>
      <Contents titles={sections.map(({ title }) => title)} />
      {sections.map(({ title, paragraphs = [], points = [], after = [] }) => (
        <section key={title} className={styles.section}>
          <h2 id={idOf(title)} tabIndex={-1} className={styles.heading}>
            {title}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Mailed text={paragraph} />
            </p>
          ))}
          {points.length > 0 && (
            <ul className={styles.points}>
              {points.map(({ term, text }) => (
                <li key={term ?? text}>
                  {term && <strong>{term}</strong>} {text}
                </li>
              ))}
            </ul>
          )}
          {after.map((paragraph) => (
            <p key={paragraph}>
              <Mailed text={paragraph} />
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}

const idOf = (title: string): string => `notice-${title.toLowerCase().replaceAll(/\W+/g, '-')}`;

/** Links to the sections, as buttons: the hash of the address contains the route. */
function Contents({ titles }: { titles: readonly string[] }) {
  const show = (title: string) => {
    const heading = document.getElementById(idOf(title));
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <nav className={`${styles.contents} no-print`} aria-label={m['privacy.contents']()}>
      <ol>
        {titles.map((title) => (
          <li key={title}>
            <button type="button" className={styles.jump} onClick={() => show(title)}>
              {title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Turns e-mail addresses in a text into links. */
function Mailed({ text }: { text: string }) {
  const [before, ...after] = EMAIL ? text.split(EMAIL) : [text];
  if (after.length === 0) return text;
  return (
    <>
      {before}
      <a href={toMailtoUrl(PARTIES?.email ?? '')}>{EMAIL}</a>
      {after.join(EMAIL ?? '')}
    </>
  );
}
