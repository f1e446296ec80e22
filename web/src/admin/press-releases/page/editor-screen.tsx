import type { User } from '@press-room/contract/account';
import type { OfficePressRelease } from '@press-room/contract/admin-press-releases';
import { LANGUAGES, type Language } from '@press-room/contract/languages';
import type { ReleaseStatus } from '@press-room/contract/press-releases';
import { rightsAnywhereOf, rightsOf } from '@press-room/contract/roles';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { StatusNote } from '../../../components/status-note.tsx';
import { useScreenTitle } from '../../../features/press-groups/use-screen-title.ts';
import { contentLanguage } from '../../../i18n/content-language.ts';
import { capitalise, languageName } from '../../../lib/format.ts';
import { ownTitle } from '../../../lib/own-words.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { createStore, useStore } from '../../../lib/store.ts';
import { m } from '../../../paraglide/messages.js';
import { officeMoment } from '../../components/moments.ts';
import { ReadersChip } from '../../components/page/readers-chip.tsx';
import { toPersonName } from '../../components/person-name.ts';
import { createFinding, FindingContext, type Search, useFinding } from '../find/finding.ts';
import { SideColumn } from '../panels/side-column.tsx';
import { PreviewButton } from '../preview/preview-button.tsx';
import { versionsQuery } from '../queries.ts';
import { SaveStatus } from '../saving/save-status.tsx';
import { EditingContext, useEditingState, useNewEditing, useSaved, useShown } from '../saving/use-editing.ts';
import { TextPane } from '../texts/text-pane.tsx';
import styles from './editor-screen.module.css';
import { ShownLanguageContext, useShownLanguage } from './jump.ts';
import { MeanwhileNote } from './meanwhile-note.tsx';
import { PendingNote } from './pending-note.tsx';
import { Presence } from './presence.tsx';

/** Loaded with the first search in a text. */
const LazyFindPanel = lazyComponent<{ search: Search }>(
  async () => (await import('../find/find-panel.tsx')).FindPanel,
);

const KEY = 'editor_one_language';

/** Language that fills the screen on this device; null: both side by side. */
const readOneLanguage = (): Language | null =>
  LANGUAGES.find((language) => language === readStored(KEY)) ?? null;

const keepOneLanguage = (language: Language | null): void => writeStored(KEY, language);

const ConflictQuestion = lazyComponent<object>(
  async () => (await import('../saving/conflict-question.tsx')).ConflictQuestion,
);

/** Loaded with the first conflict: two people rarely edit one release at once. */
function ConflictNote() {
  const { conflict } = useEditingState();
  return conflict === null ? null : <ConflictQuestion />;
}

/** In these states readers can see the release: changes affect them. */
const SHOWN: readonly ReleaseStatus[] = ['scheduled', 'published', 'archived'];

function mayEdit(person: User, { status }: OfficePressRelease): boolean {
  if (SHOWN.includes(status)) return rightsOf(person).includes('press_release.publish');
  // A submitted release belongs to the association until it is returned.
  const permissions = status === 'draft' ? rightsAnywhereOf(person) : rightsOf(person);
  return permissions.includes('press_release.edit');
}

interface EditorScreenProps {
  release: OfficePressRelease;
  person: User;
}

/** Editor of a release. It opens again when a change of status gives or takes the right to edit it. */
export function EditorScreen({ release, person }: EditorScreenProps) {
  const [opened, setOpened] = useState(release);
  const isReadOnly = !mayEdit(person, opened);
  return (
    <OpenEditor
      key={String(isReadOnly)}
      release={opened}
      person={person}
      isReadOnly={isReadOnly}
      onOpen={setOpened}
    />
  );
}

interface OpenEditorProps extends EditorScreenProps {
  isReadOnly: boolean;
  onOpen: (release: OfficePressRelease) => void;
}

/** Both languages, and the settings beside them. */
function OpenEditor({ release, person, isReadOnly, onOpen }: OpenEditorProps) {
  const editing = useNewEditing({ release, person: person.id, isReadOnly });
  useEffect(
    () =>
      editing.store.subscribe(() => {
        const { saved, changes } = editing.store.get();
        // Unsaved input stays on the screen, where the reason of the refusal is shown.
        const isUnsaved = Object.keys(changes).length > 0;
        if (!isUnsaved && mayEdit(person, saved) === isReadOnly) onOpen(saved);
      }),
    [editing, person, isReadOnly, onOpen],
  );
  const [shownLanguage] = useState(() => createStore<Language>(readOneLanguage() ?? contentLanguage()));
  const [finding] = useState(createFinding);
  const language = useStore(shownLanguage);
  const [isOne, setIsOne] = useState(() => readOneLanguage() !== null);
  useEffect(() => keepOneLanguage(isOne ? language : null), [isOne, language]);
  return (
    <EditingContext value={editing}>
      <ShownLanguageContext value={shownLanguage}>
        <FindingContext value={finding}>
          <div className={styles.screen}>
            <EditorHeader />
            <Presence />
            <ReturnNote />
            <MeanwhileNote />
            <PendingNote />
            <ConflictNote />
            <LanguageChoice isOne={isOne} />
            <div className={styles.columns} data-one={isOne}>
              {LANGUAGES.toReversed().map((each) => (
                <TextPane
                  key={each}
                  language={each}
                  isShown={each === language}
                  isOne={isOne}
                  onOne={setIsOne}
                />
              ))}
              <SideColumn />
            </div>
          </div>
        </FindingContext>
      </ShownLanguageContext>
    </EditingContext>
  );
}

/** Selection of the language, on narrow screens or for the full width. */
function LanguageChoice({ isOne }: { isOne: boolean }) {
  const shown = useShownLanguage();
  const language = useStore(shown);
  return (
    <fieldset className={styles.languages} data-one={isOne}>
      <legend className="visually-hidden">{m['office.editor.language']()}</legend>
      {LANGUAGES.toReversed().map((each) => (
        <label key={each} className={styles.language}>
          <input
            type="radio"
            name="shown-language"
            checked={language === each}
            onChange={() => shown.set(each)}
          />
          {capitalise(languageName(each))}
        </label>
      ))}
    </fieldset>
  );
}

/** Rendered only for drafts: a change of state reloads it, a save does not. */
function ReturnNote() {
  const { status, id } = useSaved();
  return status === 'draft' && <ReturnedNote key={id} />;
}

function EditorHeader() {
  const shown = useShown();
  const { readers } = useSaved();
  const search = useStore(useFinding().search);
  const title = ownTitle(shown.text) || m['office.editor.untitled']();
  // The typed title is used for the tab and the breadcrumb.
  useScreenTitle(title);
  return (
    <header className={styles.header}>
      <div className={styles.heading}>
        <h1 className={styles.title}>
          <bdi>{title}</bdi>
        </h1>
        <ReadersChip readers={readers} of="release" />
      </div>
      <div className={styles.tools}>
        <SaveStatus />
        <PreviewButton />
      </div>
      {search && <LazyFindPanel search={search} />}
    </header>
  );
}

/** Why the release was returned, until it is submitted again. Loaded once: saves do not change it. */
function ReturnedNote() {
  const saved = useSaved();
  const [version] = useState(saved.version);
  const { data } = useQuery(versionsQuery(saved.id, version));
  const step = data?.find(({ status, note }) => status !== 'draft' || note !== '');
  if (step?.status !== 'draft') return null;
  return (
    <StatusNote
      kind="plain"
      title={m['office.editor.review.returned']({
        name: step.by ? toPersonName(step.by) : m['office.editor.review.gone'](),
        date: officeMoment(step.at),
      })}
    >
      <p dir="auto">{step.note}</p>
    </StatusNote>
  );
}
