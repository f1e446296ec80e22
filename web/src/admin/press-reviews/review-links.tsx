import type { PressReview } from '@press-room/contract/press-reviews';
import buttons from '../../components/button.module.css';
import { copyText } from '../../lib/clipboard.ts';
import { showToast } from '../../lib/toasts.ts';
import { m } from '../../paraglide/messages.js';
import { Section } from '../components/record/section.tsx';
import styles from './press-reviews.module.css';

/** Links to a published edition that need no account. */
export function ReviewLinks({ links }: { links: NonNullable<PressReview['links']> }) {
  return (
    <Section title={m['office.reviews.links']()}>
      <p className={styles.note}>{m['office.reviews.linksHint']()}</p>
      <ul className={styles.plain}>
        <LinkLine name={m['office.reviews.linkEdition']()} url={links.edition} />
        <LinkLine name={m['office.reviews.linkArchive']()} url={links.archive} />
        {links.members.map(({ company, edition }) => (
          <LinkLine
            key={company.id}
            name={m['office.reviews.linkMember']({ name: company.name })}
            url={edition}
          />
        ))}
      </ul>
    </Section>
  );
}

function LinkLine({ name, url }: { name: string; url: string }) {
  const copy = async () => {
    if (await copyText(url)) showToast('success', m['office.editor.links.copied']());
  };
  return (
    <li className={styles.line}>
      <span className={styles.words}>
        <a href={url} target="_blank" rel="noreferrer">
          <bdi>{name}</bdi>
        </a>
      </span>
      <button
        type="button"
        className={buttons.quiet}
        aria-label={m['office.reviews.copyLinkOf']({ name })}
        onClick={() => void copy()}
      >
        {m['office.reviews.copyLink']()}
      </button>
    </li>
  );
}
