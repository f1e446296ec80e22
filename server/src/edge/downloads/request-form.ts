import {
  DOWNLOAD_KINDS,
  DOWNLOAD_TYPES,
  type DownloadRequest,
  PICTURE_CUTS,
  RELEASE_TEXT_FORMS,
} from '@press-room/contract/downloads';
import { LANGUAGES } from '@press-room/contract/languages';
import { MADE_USES, PICTURE_USES, type PictureUse } from '@press-room/contract/picture-uses';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { invalidFields } from '../../platform/errors/errors.ts';
import { parseBody } from '../../platform/http/body.ts';
import {
  clearableNumber,
  optionalChoice,
  optionalId,
  optionalObject,
  optionalText,
} from '../../platform/http/fields.ts';
import { languageOf } from '../../platform/http/negotiation.ts';
import { optionalItems, pagesForm } from './basket/form.ts';

const MEDIA_TYPE_LENGTH = 100;
const WIDEST = 100_000;

const form = z.object({
  asset: optionalId(),
  basket: optionalItems(),
  use: optionalChoice(PICTURE_USES),
  gallery: optionalId(),
  press_kit: optionalId(),
  press_release: optionalId(),
  media_type: optionalText({ max: MEDIA_TYPE_LENGTH }),
  width: clearableNumber({ max: WIDEST }),
  cut: optionalChoice(PICTURE_CUTS),
  pages: optionalObject(pagesForm),
  language: optionalChoice(LANGUAGES),
  form: optionalChoice(RELEASE_TEXT_FORMS),
});

/** @throws 400 */
export function readDownloadRequest(request: FastifyRequest): DownloadRequest {
  const { asset, basket, gallery, press_kit, press_release, ...asked } = parseBody(request, form);
  const own = languageOf(request);
  const choice = {
    ...(asked.media_type ? { media_type: asked.media_type } : {}),
    ...(typeof asked.width === 'number' ? { width: asked.width } : {}),
  };
  const requests: DownloadRequest[] = [
    ...(asset === undefined ? [] : [{ asset, ...toFileChoice(asked, choice) }]),
    ...(basket === undefined
      ? []
      : [
          {
            basket,
            ...(asked.use && { use: asked.use }),
            ...(asked.language && { language: asked.language }),
          },
        ]),
    ...(gallery === undefined ? [] : [{ gallery, ...toArchiveChoice(choice) }]),
    ...(press_kit === undefined
      ? []
      : [{ press_kit, ...(asked.language === undefined ? {} : { language: asked.language }) }]),
    ...(press_release === undefined
      ? []
      : [{ press_release, ...(asked.form && { form: asked.form, language: asked.language ?? own }) }]),
  ];
  const [only, another] = requests;
  if (only !== undefined && another === undefined) return only;
  const parameters = { kinds: DOWNLOAD_KINDS.join(', ') };
  throw invalidFields({ non_field_errors: [{ key: 'download_kind', parameters }] });
}

type FileChoice = Omit<Extract<DownloadRequest, { asset: unknown }>, 'asset'>;

function toFileChoice(
  { use, cut, pages }: Pick<FileChoice, 'cut' | 'pages'> & { use?: PictureUse | undefined },
  choice: FileChoice,
): FileChoice {
  if (pages !== undefined) return { pages };
  const made = MADE_USES.find((each) => each === use);
  if (made !== undefined) return { use: made };
  return cut === undefined ? choice : { cut };
}

/** Archives offer only formats that every picture has. @throws 400 */
function toArchiveChoice<Choice extends { media_type?: string }>(choice: Choice): Choice {
  const { media_type } = choice;
  if (media_type === undefined || DOWNLOAD_TYPES.some((type) => type === media_type)) return choice;
  throw invalidFields({ media_type: [{ key: 'choice', parameters: { input: media_type } }] });
}
