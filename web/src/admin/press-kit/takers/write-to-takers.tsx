import type { KitTaker, OfficePressKit } from '@press-room/contract/admin-press-kit';
import buttons from '../../../components/button.module.css';
import { copyText } from '../../../lib/clipboard.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { PATHS } from '../../../paths.ts';

interface WriteToTakersProps {
  kit: Pick<OfficePressKit, 'title'>;
  /** Readers with an outdated copy. */
  takers: readonly KitTaker[];
}

/** Opens a letter to all of them in the officer's mail program, as blind copies. */
export function WriteToTakers({ kit, takers }: WriteToTakersProps) {
  const addresses = takers.map(({ account }) => account.email);
  const copy = async () => {
    if (await copyText(addresses.join(', '))) showToast('success', m['office.kits.addressesCopied']());
    else showToast('error', m['office.editor.links.copyFailed']());
  };
  return (
    <>
      <a className={buttons.quiet} href={toLetter(kit, addresses)}>
        {m['office.kits.writeTo']({ count: addresses.length })}
      </a>
      <button type="button" className={buttons.quiet} onClick={() => void copy()}>
        {m['office.kits.copyAddresses']()}
      </button>
    </>
  );
}

const BOTH = ['it', 'en'] as const;

/** In all languages, because recipients read different ones. */
function toLetter({ title }: Pick<OfficePressKit, 'title'>, addresses: readonly string[]): string {
  const url = `${location.origin}/#${PATHS.pressKit}`;
  const name = title.it || title.en;
  const texts = BOTH.map((locale) =>
    m['office.kits.letter']({ title: title[locale] || name, url }, { locale }),
  );
  const parts = {
    bcc: addresses.join(','),
    subject: [...new Set(BOTH.map((locale) => title[locale] || name))].join(' / '),
    body: texts.join('\n\n'),
  };
  const query = Object.entries(parts).map(([part, text]) => `${part}=${encodeURIComponent(text)}`);
  return `mailto:?${query.join('&')}`;
}
