import type { FilesWish } from '@press-room/contract/admin-media';
import type { OfficePressRelease } from '@press-room/contract/admin-press-releases';
import { LANGUAGES, type Language } from '@press-room/contract/languages';
import type { ReleaseStatus } from '@press-room/contract/press-releases';
import type { ReleaseCheck, ReleaseOutlook, ReleaseProblem } from '@press-room/contract/release-editor';
import { RELEASE_TRANSITIONS } from '@press-room/contract/release-transitions';
import type { Permission } from '@press-room/contract/roles';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { CheckField } from '../../../components/check-field.tsx';
import { StatusNote } from '../../../components/status-note.tsx';
import { capitalise, languageName } from '../../../lib/format.ts';
import { labelOf } from '../../../lib/labels.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { waitsForFiles } from '../../components/publishing/unready-files.ts';
import { listPublished } from '../afterwards/reader-note.tsx';
import { WithdrawButton } from '../afterwards/withdraw-button.tsx';
import styles from '../panels/panels.module.css';
import { releaseCheckQuery } from '../queries.ts';
import { useEditing, useSaved } from '../saving/use-editing.ts';
import { describeOutlook } from './describe-outlook.ts';
import { MomentField } from './moment-field.tsx';
import { ProblemList } from './problem-list.tsx';
import { useStep } from './use-step.ts';
import { WarningDialog } from './warning-dialog.tsx';

const ASK_AGAIN_MS = 3000;

type Aim = 'published' | 'scheduled' | 'in_review' | 'draft';

const ACTIONS: Record<Aim, () => string> = {
  published: m['office.editor.publish.now'],
  scheduled: m['office.editor.publish.schedule'],
  in_review: m['office.editor.publish.submit'],
  draft: m['office.editor.publish.callOff'],
};

const listTitled = ({ text }: OfficePressRelease): Language[] =>
  LANGUAGES.toReversed().filter((language) => text[language]?.title);

const hasReaders = ({ status, text }: OfficePressRelease, language: Language): boolean =>
  status === 'published' && text[language]?.status === 'published';

/** Whether an officer with these rights can take this step from the current state. */
const leadsTo = (
  { status }: OfficePressRelease,
  to: ReleaseStatus,
  permissions: readonly Permission[],
): boolean =>
  RELEASE_TRANSITIONS.some(
    (each) => each.from === status && each.to === to && permissions.includes(each.permission),
  );

/** Result of a step in words: for a publication, audience and start. */
function describeDone(to: Aim, outlook: ReleaseOutlook): string {
  if (to === 'draft') return m['office.editor.publish.calledOff']();
  return to === 'in_review' ? m['office.editor.publish.submitted']() : describeOutlook(outlook);
}

/** Changes without an action here: other sites have to answer, or a file is being prepared. */
const mayChange = ({ outside_links, problems }: ReleaseCheck): boolean =>
  outside_links.waiting > 0 || problems.some(({ code }) => code === 'file_unready');

/** Problems, outlook and the step itself. */
export function PublishPanel() {
  const saved = useSaved();
  const permissions = usePermissions();
  const mayPublish = permissions.includes('press_release.publish');
  const isPlanned = saved.status === 'scheduled';
  const [chosen, setChosen] = useState(isPlanned ? listPublished(saved) : null);
  const [moment, setMoment] = useState(isPlanned ? saved.publish_at : null);
  const maySchedule = leadsTo(saved, 'scheduled', permissions);
  const publish_at = maySchedule ? moment : null;
  // Published languages are not published again: their changes have their own panel.
  const offered = listTitled(saved).filter((language) => !hasReaders(saved, language));
  const languages = listTitled(saved).filter(
    (language) => hasReaders(saved, language) || (chosen?.includes(language) ?? true),
  );
  const aim: Aim = publish_at === null ? 'published' : 'scheduled';
  const form = { to: aim, languages, ...(publish_at === null ? {} : { publish_at }) };
  const { data: check } = useQuery({
    ...releaseCheckQuery(saved, form),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data && mayChange(state.data) ? ASK_AGAIN_MS : false),
  });
  return (
    <>
      {check && (
        <p className={styles.outlook}>
          {saved.status === 'archived' ? m['office.editor.outlook.withdrawn']() : describeOutlook(check.now)}
        </p>
      )}
      {!mayPublish && saved.status !== 'draft' && (
        <p className={styles.hint}>{m['office.contributor.handedIn']()}</p>
      )}
      {mayPublish && offered.length > 0 && (
        <>
          <fieldset className={styles.choices}>
            <legend className={styles.label}>{m['office.editor.publish.languages']()}</legend>
            {offered.map((language) => (
              <CheckField
                key={language}
                name={`publish-${language}`}
                isChecked={languages.includes(language)}
                onChange={(isOn) =>
                  setChosen(isOn ? [...languages, language] : languages.filter((each) => each !== language))
                }
              >
                {capitalise(languageName(language))}
              </CheckField>
            ))}
          </fieldset>
          {maySchedule && (
            <MomentField
              name="publish_at"
              label={m['office.editor.publish.at']()}
              effect={m['office.editor.publish.atEffect']()}
              value={publish_at}
              isReadOnly={false}
              onChange={setMoment}
            />
          )}
        </>
      )}
      {check && <ProblemList problems={check.problems} />}
      {check && <ExternalLinks {...check.outside_links} />}
      {check?.after && describeOutlook(check.after) !== describeOutlook(check.now) && (
        <p className={styles.outlook}>
          {m['office.editor.publish.then']()} {describeOutlook(check.after)}
        </p>
      )}
      {check && <Steps aim={aim} form={form} check={check} />}
      <WithdrawButton />
    </>
  );
}

/** Unchecked external links; they do not prevent the publication. */
function ExternalLinks({ waiting, unknown }: ReleaseCheck['outside_links']) {
  if (waiting > 0) return <p className={styles.hint}>{m['office.editor.publish.linksWaiting']()}</p>;
  if (unknown === 0) return null;
  return <p className={styles.hint}>{m['office.editor.publish.linksUnknown']({ count: unknown })}</p>;
}

interface StepsProps {
  aim: Aim;
  form: { languages: readonly Language[]; publish_at?: string };
  check: ReleaseCheck;
}

/** Whether the step changes anything: the state, the time, or the languages. */
function isAnyChange(saved: OfficePressRelease, { languages, publish_at }: StepsProps['form']): boolean {
  if (saved.status === 'published') return languages.some((each) => !hasReaders(saved, each));
  const planned = listPublished(saved);
  return (
    saved.status !== 'scheduled' ||
    publish_at !== saved.publish_at ||
    languages.length !== planned.length ||
    languages.some((each) => !planned.includes(each))
  );
}

const isAnyError = (problems: readonly ReleaseProblem[]): boolean =>
  problems.some(({ severity }) => severity === 'error');

/** The problem that nobody else has read the release: a review resolves it. */
const isAlone = ({ code }: ReleaseProblem): boolean => code === 'written_alone';
const listAgainst = (to: Aim, problems: readonly ReleaseProblem[]): readonly ReleaseProblem[] =>
  to === 'in_review' ? problems.filter((problem) => !isAlone(problem)) : problems;

/** Label of a step from the current state. */
function describeAction({ status }: OfficePressRelease, to: Aim): string {
  if (to === 'published' && status === 'in_review') return m['office.editor.publish.approve']();
  return to === 'published' && status === 'archived'
    ? m['office.editor.publish.again']()
    : labelOf(ACTIONS, to);
}

/** Text for a release, or its pending changes, waiting for files. */
const describeWaiting = ({ pending }: OfficePressRelease): string =>
  pending === null ? m['office.publish.waits']() : m['office.editor.update.waits']();

/** Steps that this officer can take from the current state. */
function Steps({ aim, form, check }: StepsProps) {
  const saved = useSaved();
  const permissions = usePermissions();
  const { transit, failure, isBusy } = useStep();
  const editing = useEditing();
  const client = useQueryClient();
  const [asked, setAsked] = useState<{ to: Aim; problems: readonly ReleaseProblem[] } | null>(null);
  const [isLooking, setIsLooking] = useState(false);
  const isStopped = isAnyError(check.problems);
  const take = async (to: Aim, files?: FilesWish): Promise<void> => {
    const further = files === undefined ? {} : { files };
    if (!(await transit(to === aim ? { ...form, ...further } : { to }))) return;
    if (files === 'when_ready' && waitsForFiles(editing.store.get().saved.readers)) {
      showToast('success', m['office.publish.waits']());
      return;
    }
    // Includes settings saved just before the step, such as an embargo.
    const outlook = await client.fetchQuery(releaseCheckQuery(editing.store.get().saved, form)).then(
      ({ now }) => now,
      () => check.after ?? check.now,
    );
    showToast('success', describeDone(to, outlook));
  };
  // The displayed check can be of an earlier version: save, then check again.
  const lookAnew = async (): Promise<ReleaseCheck> => {
    setIsLooking(true);
    const release = await editing.flush();
    const found = await client.fetchQuery(releaseCheckQuery(release, form)).catch(() => check);
    setIsLooking(false);
    return found;
  };
  const press = async (to: Aim): Promise<void> => {
    if (isLooking) return;
    const problems = to === 'draft' ? [] : listAgainst(to, (await lookAnew()).problems);
    if (problems.length === 0) await take(to);
    else if (to !== aim || !isAnyError(problems)) setAsked({ to, problems });
  };
  const label = (to: Aim): string => describeAction(saved, to);
  const ways: readonly Aim[] = saved.status === 'scheduled' ? [aim, 'draft'] : [aim, 'in_review'];
  const isAsked = check.problems.some(isAlone);
  const steps = (isAsked ? ways.toReversed() : ways).filter(
    (to) => leadsTo(saved, to, permissions) && (to !== aim || isAnyChange(saved, form)),
  );
  return (
    <>
      {saved.status === 'archived' && steps.includes('published') && (
        <p className={styles.hint}>{m['office.editor.publish.againText']()}</p>
      )}
      <div className={styles.actions}>
        {steps.map((to, at) => (
          <button
            key={to}
            type="button"
            className={at === 0 && to !== 'draft' ? buttons.button : buttons.quiet}
            disabled={isBusy || (isStopped && to === aim)}
            onClick={() => void press(to)}
          >
            {label(to)}
          </button>
        ))}
      </div>
      {waitsForFiles(saved.readers) && (
        <StatusNote kind="plain" title={describeWaiting(saved)}>
          <button
            type="button"
            className={buttons.quiet}
            disabled={isBusy}
            onClick={() => void transit({ to: 'published', files: 'wait_no_more' })}
          >
            {m['office.publish.stopWaiting']()}
          </button>
        </StatusNote>
      )}
      {failure && <StatusNote kind="alert" title={failure} />}
      {asked && (
        <WarningDialog
          problems={asked.problems}
          action={label(asked.to)}
          onConfirm={() => {
            setAsked(null);
            void take(asked.to, 'as_they_are');
          }}
          onWait={() => {
            setAsked(null);
            void take(asked.to, 'when_ready');
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
