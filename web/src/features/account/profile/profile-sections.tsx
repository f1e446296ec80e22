import type { Profile } from '@press-room/contract/account';
import { Link } from 'wouter';
import buttons from '../../../components/button.module.css';
import { ChoiceField } from '../../../components/choice-field.tsx';
import { StatusNote } from '../../../components/status-note.tsx';
import { formatOnDay } from '../../../lib/format-on-day.ts';
import { chooseIdleMinutes, IDLE_MINUTES, useIdleMinutes } from '../../../lib/idle.ts';
import { m } from '../../../paraglide/messages.js';
import { PATHS } from '../../../paths.ts';
import { OwnAlertsButton } from '../desk/alerts-section.tsx';
import { EmailSection } from '../email-change/email-section.tsx';
import forms from '../layout/form.module.css';
import { PictureSection } from '../picture/picture-section.tsx';
import { ProfileForm } from '../profile-form/profile-form.tsx';
import { AccreditationNote } from './accreditation-note.tsx';
import styles from './profile-sections.module.css';
import { RecentSignIns } from './recent-sign-ins.tsx';
import { Section } from './section.tsx';

export function ProfileSections({ profile }: { profile: Profile }) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>{m['account.profile.title']()}</h1>
        <AccreditationNote profile={profile} />
        <ErasureNote profile={profile} />
      </header>
      <PictureSection profile={profile} />
      <ProfileForm profile={profile} />
      <EmailSection profile={profile} />
      <Section title={m['account.profile.security']()} hint={m['account.profile.securityHint']()}>
        <div className={forms.actions}>
          <Link href={PATHS.changePassword} className={buttons.quiet}>
            {m['account.change.title']()}
          </Link>
          {profile.second_factor !== 'unavailable' && (
            <Link href={PATHS.secondFactor} className={buttons.quiet}>
              {m['account.secondFactor.title']()}
              {': '}
              {profile.second_factor === 'on'
                ? m['account.secondFactor.on']()
                : m['account.secondFactor.off']()}
            </Link>
          )}
          <Link href={PATHS.privateFeeds} className={buttons.quiet}>
            {m['account.feeds.title']()}
          </Link>
          <OwnAlertsButton />
          <Link href={PATHS.desk} className={buttons.quiet}>
            {m['account.desk.title']()}
          </Link>
          <Link href={PATHS.ownAccreditation} className={buttons.quiet}>
            {m['account.eventAccreditation']()}
          </Link>
          <Link href={PATHS.userPrivacy} className={buttons.quiet}>
            {m['privacy.manage']()}
          </Link>
        </div>
        <IdleSection />
      </Section>
      <RecentSignIns signIns={profile.recent_sign_ins} />
    </div>
  );
}

function ErasureNote({ profile: { erasure_due_at } }: { profile: Profile }) {
  if (!erasure_due_at) return null;
  return (
    <StatusNote
      kind="alert"
      isLive={false}
      title={m['privacy.erasure.due']({ date: formatOnDay(erasure_due_at) })}
    >
      <Link href={PATHS.userPrivacy}>{m['privacy.manage']()}</Link>
    </StatusNote>
  );
}

/** Time before the lock; a setting of this device, saved at once. */
function IdleSection() {
  const chosen = useIdleMinutes();
  return (
    <ChoiceField
      label={m['account.idle.label']()}
      name="idle"
      value={String(chosen)}
      options={IDLE_MINUTES.map((minutes) => ({
        value: String(minutes),
        text: minutes === 0 ? m['account.idle.never']() : m['account.idle.minutes']({ count: minutes }),
      }))}
      hint={m['account.idle.hint']()}
      onChange={(minutes) => chooseIdleMinutes(Number(minutes))}
    />
  );
}
