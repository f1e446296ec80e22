import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { SEARCH_QUERY_MAX_LENGTH } from '@press-room/contract/limits';
import {
  type NewPrivateFeed,
  PRIVATE_FEED_KINDS,
  PRIVATE_FEED_NAME_MAX_LENGTH,
  type PrivateFeedForm,
  type PrivateFeedKind,
} from '@press-room/contract/private-feeds';
import buttons from '../../../components/button.module.css';
import { ChoiceField } from '../../../components/choice-field.tsx';
import { Refusal } from '../../../components/refusal.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useContentLanguage } from '../../../i18n/content-language.ts';
import { useZodForm } from '../../../lib/form.ts';
import { formSchema, requiredText } from '../../../lib/form-schema.ts';
import { languageName } from '../../../lib/format.ts';
import { labelOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import { usePressGroups } from '../../press-groups/press-group.ts';
import forms from '../layout/form.module.css';
import { KIND_LABELS } from './labels.ts';
import { createFeed } from './queries.ts';

type Draft = { name: string; kind: PrivateFeedKind; language: Language; group: string; q: string };

const SCHEMA = formSchema<Draft>({ name: requiredText(m['account.feeds.nameRequired']) });

/** Form for a new feed; press group and search words apply to releases only. */
export function FeedForm({ onMade }: { onMade: (feed: NewPrivateFeed) => Promise<void> }) {
  const groups = usePressGroups();
  const initial: Draft = {
    name: '',
    kind: 'press_releases',
    language: useContentLanguage(),
    group: '',
    q: '',
  };
  const form = useZodForm<Draft>({
    schema: SCHEMA,
    initial,
    submit: async (draft) => {
      const feed = await createFeed(toForm(draft));
      form.reset(initial);
      await onMade(feed);
    },
  });
  const { attach, handleSubmit } = form;
  const isOfReleases = form.values.kind === 'press_releases';
  return (
    <form ref={attach} className={forms.form} noValidate onSubmit={handleSubmit}>
      <TextField
        label={m['account.feeds.name']()}
        maxLength={PRIVATE_FEED_NAME_MAX_LENGTH}
        {...form.field('name')}
      />
      <div className={forms.pair}>
        <ChoiceField
          label={m['account.feeds.follows']()}
          options={PRIVATE_FEED_KINDS.map((kind) => ({ value: kind, text: labelOf(KIND_LABELS, kind) }))}
          {...form.field('kind')}
        />
        <ChoiceField
          label={m['account.feeds.language']()}
          options={LANGUAGES.map((each) => ({ value: each, text: languageName(each) }))}
          {...form.field('language')}
        />
      </div>
      {isOfReleases && (
        <div className={forms.pair}>
          {groups.length > 1 && (
            <ChoiceField
              label={m['account.feeds.group']()}
              options={[
                { value: '', text: m['account.feeds.allGroups']() },
                ...groups.map(({ id, name }) => ({ value: String(id), text: name })),
              ]}
              {...form.field('group')}
            />
          )}
          <TextField
            label={m['account.feeds.words']()}
            isOptional
            maxLength={SEARCH_QUERY_MAX_LENGTH}
            {...form.field('q')}
          />
        </div>
      )}
      <Refusal error={form.failure} />
      <div className={forms.actions}>
        <button type="submit" className={buttons.button} disabled={form.isBusy}>
          {m['account.feeds.create']()}
        </button>
      </div>
    </form>
  );
}

const toForm = ({ name, kind, language, group, q }: Draft): PrivateFeedForm => ({
  name: name.trim(),
  kind,
  language,
  ...(kind === 'press_releases' && group !== '' && { group: Number(group) }),
  ...(kind === 'press_releases' && q.trim() !== '' && { q: q.trim() }),
});
