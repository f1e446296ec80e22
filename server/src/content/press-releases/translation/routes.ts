import { OFFICE_PRESS_RELEASE_PATH } from '@press-room/contract/admin-press-releases';
import { LANGUAGES } from '@press-room/contract/languages';
import { RELEASE_TEXT_FIELDS } from '@press-room/contract/release-text';
import {
  MACHINE_PASSAGES_MAX,
  readPassagesFormSchema,
  releaseTranslationsSchema,
  translationFormSchema,
  translationProposalSchema,
} from '@press-room/contract/translation';
import { z } from 'zod';
import { accessTo } from '../../../core/admin/resources.ts';
import type { AppContext } from '../../../core/context.ts';
import { parseBody } from '../../../platform/http/body.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import { optionalTexts, requiredChoice, requiredChoices } from '../../../platform/http/fields.ts';
import { officerOf, writeOf } from '../../../platform/http/officer.ts';
import { requireId } from '../../../platform/http/query.ts';
import { openProvider } from '../../../platform/translation/open-provider.ts';
import { acceptPassages, getTranslations, translateRelease } from './service.ts';

const translationForm = z.object({
  from: requiredChoice(LANGUAGES),
  to: requiredChoice(LANGUAGES),
  fields: requiredChoices(RELEASE_TEXT_FIELDS),
});
const readForm = z.object({
  language: requiredChoice(LANGUAGES),
  marks: optionalTexts({ max: 20 }, MACHINE_PASSAGES_MAX),
});

/** Machine translations, for officers of the association, which pays for them. */
export function translationResources(app: AppContext): Resource[] {
  const context = { ...app, translation: openProvider(app.config) };
  const path = `${OFFICE_PRESS_RELEASE_PATH}:id/translation/`;
  return [
    {
      path,
      ...accessTo('press_release'),
      GET: {
        summary:
          'Who translates, what that costs, and the passages that a machine proposed and nobody has read',
        response: { 200: releaseTranslationsSchema },
        answer: (request) => getTranslations(context, requireId(request)),
      },
      POST: {
        permission: 'press_release.edit',
        isVersioned: true,
        operationId: 'translateOfficePressRelease',
        summary:
          'Sends texts of a release to the provider that the operator names, and answers its proposals; writes none; requires If-Match',
        body: translationFormSchema,
        response: { 200: translationProposalSchema },
        answer: async (request) => {
          const write = writeOf(request);
          const form = parseBody(request, translationForm);
          return await translateRelease(context, write, form);
        },
      },
    },
    {
      path: `${path}read/`,
      ...accessTo('press_release'),
      POST: {
        permission: 'press_release.edit',
        operationId: 'readOfficePressReleasePassages',
        summary: 'Says that who asks has read passages that a machine proposed: they may be published',
        body: readPassagesFormSchema,
        response: { 200: releaseTranslationsSchema.pick({ unread: true }) },
        answer: async (request) => {
          const { language, marks = [] } = parseBody(request, readForm);
          const who = { id: requireId(request), officer: officerOf(request) };
          return await acceptPassages(context, who, { language, marks });
        },
      },
    },
  ];
}
