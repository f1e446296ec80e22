import type { OfficeAssetRow } from '@press-room/contract/admin-assets';
import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { readBoilerplateKey } from '@press-room/contract/release-boilerplates';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { ChoiceField } from '../../../components/choice-field.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { SignInNotice } from '../../../components/press-only-notice.tsx';
import { companyPageQuery } from '../../../features/companies/queries.ts';
import { eventQuery } from '../../../features/events/queries.ts';
import { ReleaseArticle } from '../../../features/press-releases/detail/release-article.tsx';
import { useReader } from '../../../features/press-releases/use-reader.ts';
import { useSectors } from '../../../features/sectors/sectors.ts';
import { capitalise, languageName } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { fileQuery } from '../../components/files/file-query.ts';
import { type About, aboutQuery } from '../boilerplates/queries.ts';
import { useShownLanguage } from '../page/jump.ts';
import { useShown } from '../saving/use-editing.ts';
import styles from './preview.module.css';
import { PreviewFrame } from './preview-frame.tsx';
import { toPreview } from './to-preview.ts';

type Audience = 'anonymous' | 'press';
type Device = 'desk' | 'phone';

/** Loads the about texts that do not belong to the release's own press group, company and event. */
const useOtherAbouts = (keys: readonly string[]) =>
  useQueries({
    queries: keys.flatMap((key) => {
      const read = readBoilerplateKey(key);
      return read?.id
        ? [{ ...aboutQuery(read.kind, read.id), select: ({ text }: About) => ({ key, text }) }]
        : [];
    }),
    combine: (results) =>
      new Map(results.flatMap(({ data }) => (data ? [[data.key, data.text] as const] : []))),
  });

/** The release rendered by its public page. */
export function PreviewDialog({ onClose }: { onClose: () => void }) {
  const shown = useShown();
  const [language, setLanguage] = useState<Language>(useShownLanguage().get());
  const [audience, setAudience] = useState<Audience>('anonymous');
  const [device, setDevice] = useState<Device>('desk');
  const ids = [...(shown.hero === null ? [] : [shown.hero]), ...shown.pictures, ...shown.attachments];
  const files = useQueries({
    queries: [...new Set(ids)].map(fileQuery),
    combine: (results) =>
      new Map(results.flatMap(({ data }): [number, OfficeAssetRow][] => (data ? [[data.id, data]] : []))),
  });
  const sectors = useSectors();
  const boilerplate = useQuery(aboutQuery('press_group', shown.press_group.id)).data?.text;
  const abouts = useOtherAbouts(shown.boilerplates ?? []);
  const { data: event } = useQuery({ ...eventQuery(shown.event ?? 0), enabled: shown.event !== null });
  const issuer = shown.company?.id;
  const { data: issuing } = useQuery({
    ...companyPageQuery(useReader(), issuer ?? 0),
    enabled: issuer !== undefined,
  });
  const isClosed = audience === 'anonymous' && shown.access !== 'public';
  const release = toPreview(shown, files, { language, boilerplate, issuing, sectors, event, abouts });
  return (
    <Dialog title={m['office.editor.preview.title']()} isWide onClose={onClose}>
      <div className={styles.choices}>
        <ChoiceField
          label={m['office.editor.language']()}
          name="preview-language"
          value={language}
          options={LANGUAGES.toReversed().map((each) => ({
            value: each,
            text: capitalise(languageName(each)),
          }))}
          onChange={setLanguage}
        />
        <ChoiceField<Audience>
          label={m['office.editor.preview.as']()}
          name="preview-as"
          value={audience}
          options={[
            { value: 'anonymous', text: m['office.editor.preview.anonymous']() },
            { value: 'press', text: m['office.editor.preview.press']() },
          ]}
          onChange={setAudience}
        />
        <ChoiceField<Device>
          label={m['office.editor.preview.on']()}
          name="preview-on"
          value={device}
          options={[
            { value: 'desk', text: m['office.editor.preview.desk']() },
            { value: 'phone', text: m['office.editor.preview.phone']() },
          ]}
          onChange={setDevice}
        />
        <button type="button" className={buttons.quiet} onClick={onClose}>
          {m['office.record.close']()}
        </button>
      </div>
      <PreviewFrame key={device} title={m['office.editor.preview.title']()} isPhone={device === 'phone'}>
        {isClosed ? (
          <SignInNotice text={m['pressOnly.release']()} />
        ) : (
          <ReleaseArticle release={release} readIn={language} />
        )}
      </PreviewFrame>
    </Dialog>
  );
}
