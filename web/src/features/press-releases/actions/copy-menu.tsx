import type { PressRelease } from '@press-room/contract/press-releases';
import buttons from '../../../components/button.module.css';
import { Disclosure } from '../../../components/disclosure.tsx';
import { Icon } from '../../../components/icon.tsx';
import { m } from '../../../paraglide/messages.js';
import type { CopyForm } from './copy-forms.ts';
import { copyRelease } from './copy-release.ts';
import embed from './embed-code.module.css';
import styles from './release-actions.module.css';

const FORMS: readonly { form: CopyForm; label: () => string }[] = [
  { form: 'plain', label: m['pressReleases.copyAs.plain'] },
  { form: 'html', label: () => 'HTML' },
  { form: 'markdown', label: () => 'Markdown' },
  { form: 'credit', label: m['pressReleases.copyAs.credit'] },
];

/** Copies the text of a release in several formats; collapsed by default. */
export function CopyMenu({ release }: { release: PressRelease }) {
  return (
    <Disclosure
      isLazy
      className="no-print"
      summary={
        <span className={embed.summary}>
          <Icon name="copy" size={20} />
          {m['pressReleases.copyAs.title']()}
        </span>
      }
    >
      <div className={styles.texts}>
        {FORMS.map(({ form, label }) => (
          <button
            key={form}
            type="button"
            className={buttons.quiet}
            onClick={() => void copyRelease(release, form)}
          >
            {label()}
          </button>
        ))}
      </div>
    </Disclosure>
  );
}
