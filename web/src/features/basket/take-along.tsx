import type { BasketItem } from '@press-room/contract/downloads';
import type { Language } from '@press-room/contract/languages';
import type { PictureUse } from '@press-room/contract/picture-uses';
import { useState } from 'react';
import { DownloadButton } from '../../components/download-button.tsx';
import { PictureUseField } from '../../components/picture-use-field.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { titleOf } from '../../lib/basket.ts';
import { m } from '../../paraglide/messages.js';
import styles from './basket.module.css';

const BOTH = 'both';

interface TakeAlongProps {
  items: readonly BasketItem[];
  use: PictureUse;
  onUse: (use: PictureUse) => void;
}

/** Selects the use of the pictures, and downloads the basket as one ZIP file. */
export function TakeAlong({ items, use, onUse }: TakeAlongProps) {
  const [language, setLanguage] = useState<Language | typeof BOTH>(BOTH);
  const basket = items.map(({ kind, id, pages, title }) => ({
    kind,
    id,
    pages,
    title: title ?? titleOf({ kind, id, pages }),
  }));
  return (
    <section className={styles.take} aria-label={m['basket.takeAlong']()}>
      <PictureUseField use={use} onChange={onUse} />
      <SelectField
        label={m['basket.language']()}
        value={language}
        options={[
          { value: BOTH, text: m['basket.bothLanguages']() },
          { value: 'en', text: m['pressKit.english']() },
          { value: 'it', text: m['pressKit.italian']() },
        ]}
        onChange={(value) => setLanguage(value === 'en' || value === 'it' ? value : BOTH)}
      />
      <div className={styles.download}>
        <DownloadButton request={{ basket, use, ...(language === BOTH ? {} : { language }) }}>
          {m['basket.download']()}
        </DownloadButton>
      </div>
    </section>
  );
}
