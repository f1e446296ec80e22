import type { OfficeAssetRow } from '@press-room/contract/admin-assets';
import { LANGUAGES, type Language } from '@press-room/contract/languages';
import {
  CAPTIONS_TYPE,
  type ReleaseVideo,
  readCaptions,
  VIDEO_TYPES,
  writeCaptions,
} from '@press-room/contract/release-videos';
import { useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import buttons from '../../../components/button.module.css';
import { Dialog } from '../../../components/dialog.tsx';
import { languageName } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { fileQuery } from '../files/file-query.ts';
import { PictureField } from '../files/picture-field.tsx';
import styles from './body-editor.module.css';

export interface VideoDialogProps {
  editor: Editor;
  onClose: () => void;
}

type Chosen = Record<'video' | 'poster' | Language, number | null>;

const NOTHING: Chosen = { video: null, poster: null, en: null, it: null };

/** Inserts a library video with a poster and captions, by default its own; or replaces those of the selected video. */
export function VideoDialog({ editor, onClose }: VideoDialogProps) {
  const [before] = useState(() => findVideo(editor));
  const [chosen, setChosen] = useState<Chosen>(() =>
    before === null
      ? NOTHING
      : {
          ...NOTHING,
          video: before.video,
          poster: before.poster,
          ...Object.fromEntries(before.captions.map(({ language, asset }) => [language, asset])),
        },
  );
  const [isAsked, setIsAsked] = useState(false);
  const file = useFile(chosen.video);
  const poster = chosen.poster ?? file?.poster ?? null;
  const types = {
    video: toType(file),
    en: toType(useFile(chosen.en)),
    it: toType(useFile(chosen.it)),
  };
  const errorOf = (field: keyof Chosen): string | undefined => {
    if (field === 'poster')
      return isAsked && poster === null ? m['office.editor.video.noPoster']() : undefined;
    const type = types[field];
    if (field !== 'video')
      return type === null || type === CAPTIONS_TYPE ? undefined : m['office.editor.video.wrongCaptions']();
    if (type !== null && !VIDEO_TYPES.includes(type)) return m['office.editor.video.wrongFile']();
    return isAsked && chosen.video === null ? m['office.editor.video.noFile']() : undefined;
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    const { video } = chosen;
    if (video === null || poster === null || FIELDS.some((field) => errorOf(field) !== undefined)) return;
    const captions = LANGUAGES.flatMap((language) => {
      const asset = chosen[language];
      return asset === null ? [] : [{ language, asset }];
    });
    const attrs = { asset: poster, video, captions: writeCaptions(captions) };
    if (before === null) editor.commands.insertContent([{ type: 'picture', attrs }, { type: 'paragraph' }]);
    else editor.commands.updateAttributes('picture', attrs);
    onClose();
    // The dialog first returns the focus to the button.
    setTimeout(() => editor.commands.focus());
  };
  const field = (name: keyof Chosen, kind: 'video' | 'picture' | 'captions', label: string) => (
    <PictureField
      label={label}
      choose={m['office.media.picker.title']()}
      kind={kind}
      value={name === 'poster' ? poster : chosen[name]}
      error={errorOf(name)}
      isReadOnly={false}
      onChange={(value) => setChosen((now) => ({ ...now, [name]: value }))}
    />
  );
  return (
    <Dialog title={m['office.editor.video.title']()} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        {field('video', 'video', m['office.editor.video.file']())}
        {field('poster', 'picture', m['office.editor.video.poster']())}
        {LANGUAGES.map((language) => (
          <div key={language}>
            {field(
              language,
              'captions',
              m['office.editor.video.captions']({ language: languageName(language) }),
            )}
          </div>
        ))}
        <div className={styles.actions}>
          <button type="submit" className={buttons.button}>
            {before === null ? m['office.editor.video.insert']() : m['office.editor.video.change']()}
          </button>
          <button type="button" className={buttons.quiet} onClick={onClose}>
            {m['office.editor.cancel']()}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

const FIELDS = ['video', 'poster', ...LANGUAGES] as const;

/** Null while loading. */
function useFile(id: number | null): OfficeAssetRow | null {
  const { data } = useQuery({ ...fileQuery(id ?? 0), enabled: id !== null });
  return id === null ? null : (data ?? null);
}

const toType = (file: OfficeAssetRow | null): string | null => file?.media_type ?? null;

/** The video selected in a text, or null. */
function findVideo(editor: Editor): ReleaseVideo | null {
  if (!editor.isActive('picture')) return null;
  const { asset, video, captions }: Record<string, unknown> = editor.getAttributes('picture');
  if (video === null) return null;
  return { poster: Number(asset), video: Number(video), captions: readCaptions(String(captions)) };
}
