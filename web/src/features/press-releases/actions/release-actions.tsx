import type { BasketItem } from '@press-room/contract/downloads';
import { releaseFrame } from '@press-room/contract/embeds';
import type { PressRelease } from '@press-room/contract/press-releases';
import { BasketButton } from '../../../components/basket-button.tsx';
import buttons from '../../../components/button.module.css';
import { DownloadButton } from '../../../components/download-button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { ShareButtons } from '../../../components/share-buttons.tsx';
import { m } from '../../../paraglide/messages.js';
import { addressOf } from '../address.ts';
import { CopyMenu } from './copy-menu.tsx';
import { EmbedCode } from './embed-code.tsx';
import styles from './release-actions.module.css';

const TEXT_FORMS = [
  { form: 'docx', name: 'Word' },
  { form: 'txt', name: 'TXT' },
] as const;

/** The title of a release under embargo is not stored. */
const toItem = ({ id, title, embargo }: PressRelease): BasketItem => ({
  kind: 'press_release',
  id,
  ...(embargo === undefined && { title }),
});

type ReleaseActionsProps = { release: PressRelease; onCopy: () => void };

export function ReleaseActions({ release, onCopy }: ReleaseActionsProps) {
  return (
    <div className={`${styles.actions} no-print`}>
      <button type="button" className={buttons.button} onClick={onCopy}>
        <Icon name="copy" size={20} />
        {m['pressReleases.detail.copy']()}
      </button>
      <CopyMenu release={release} />
      <ShareButtons address={addressOf(release)} title={release.title} />
      <button type="button" className={buttons.quiet} onClick={() => print()}>
        <Icon name="print" size={20} />
        {m['pressReleases.detail.print']()}
      </button>
      <div className={styles.texts}>
        {TEXT_FORMS.map(({ form, name }) => (
          <DownloadButton
            key={form}
            kind="quiet"
            request={{ press_release: release.id, form, language: release.language }}
            facts={[m['pressReleases.detail.textFile']()]}
          >
            {name}
          </DownloadButton>
        ))}
      </div>
      <DownloadButton
        kind="quiet"
        request={{ press_release: release.id }}
        facts={[m['pressReleases.detail.everythingHint']()]}
      >
        {m['downloads.all']()}
      </DownloadButton>
      <BasketButton item={toItem(release)} />
      {release.address !== null && (
        <EmbedCode page={release.address} title={release.title} size={releaseFrame(release.image !== null)} />
      )}
    </div>
  );
}
