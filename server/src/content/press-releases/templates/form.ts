import { TEMPLATE_NAME_MAX_LENGTH } from '@press-room/contract/release-templates';
import { z } from 'zod';
import { changedText } from '../../../platform/http/fields.ts';
import { type ReleaseForm, releaseForm } from '../admin/form.ts';

// Only the name: other fields of the body do not pass the release's validation unchanged.
const nameForm = z.object({ name: changedText({ max: TEMPLATE_NAME_MAX_LENGTH }) });

/** A name, and of a release what its template may hold. */
export const templateForm = nameForm
  .and(releaseForm)
  .transform(({ name, press_group, release: { access, sectors, event, contacts, boilerplates }, text }) => ({
    name,
    press_group,
    content: { access, sectors, event, contacts, boilerplates },
    text,
  }));
export interface TemplateForm extends Pick<ReleaseForm, 'press_group' | 'text'> {
  name: string | undefined;
  content: Pick<ReleaseForm['release'], 'access' | 'sectors' | 'event' | 'contacts' | 'boilerplates'>;
}
