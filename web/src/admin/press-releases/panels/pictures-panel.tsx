import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { m } from '../../../paraglide/messages.js';
import { FileCard } from '../../components/files/file-card.tsx';
import styles from '../../components/files/files.module.css';
import { PicturePicker } from '../../components/media/lazy-picture-picker.tsx';
import { useEditing, useShown } from '../saving/use-editing.ts';
import { FileList } from './file-list.tsx';
import panels from './panels.module.css';

/** The picture above the text, and the gallery in its order. */
export function PicturesPanel() {
  const editing = useEditing();
  const { hero, pictures } = useShown();
  const [isPicking, setIsPicking] = useState(false);
  const raise = (id: number) =>
    editing.change({
      hero: id,
      pictures: [
        ...(hero === null ? [] : [hero]),
        ...pictures.filter((each) => each !== id && each !== hero),
      ],
    });
  const lower = () => {
    if (hero !== null)
      editing.change({ hero: null, pictures: [hero, ...pictures.filter((id) => id !== hero)] });
  };
  return (
    <>
      <p className={panels.label}>{m['office.editor.pictures.hero']()}</p>
      {hero === null ? (
        <p className={panels.hint}>{m['office.editor.pictures.noHero']()}</p>
      ) : (
        <FileCard id={hero}>
          {!editing.isReadOnly && (
            <span className={styles.tools}>
              <button type="button" className={styles.tool} onClick={lower}>
                {m['office.editor.pictures.lower']()}
              </button>
              <button type="button" className={styles.tool} onClick={() => editing.change({ hero: null })}>
                {m['office.editor.files.remove']()}
              </button>
            </span>
          )}
        </FileCard>
      )}
      {!editing.isReadOnly && (
        <div className={styles.tools}>
          <button type="button" className={buttons.quiet} onClick={() => setIsPicking(true)}>
            {hero === null ? m['office.editor.pictures.choose']() : m['office.editor.pictures.replace']()}
          </button>
        </div>
      )}
      {isPicking && (
        <PicturePicker
          kind="picture"
          isMany={false}
          onPick={([picked]) => picked !== undefined && raise(picked)}
          onClose={() => setIsPicking(false)}
        />
      )}
      <p className={panels.label}>{m['office.editor.pictures.others']()}</p>
      <FileList
        field="pictures"
        label={m['office.editor.pictures.others']()}
        add={m['office.editor.pictures.add']()}
        tools={(id) => (
          <button type="button" className={styles.tool} onClick={() => raise(id)}>
            {m['office.editor.pictures.raise']()}
          </button>
        )}
      />
    </>
  );
}
