import { ALERT_MEDIA, type AlertMedium } from '@press-room/contract/alerts';
import type { Picture } from '@press-room/contract/assets';
import { LANGUAGES, type Language } from '@press-room/contract/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { listMagazineRows } from '../../../content/magazines/presentation.ts';
import { listGalleryWindow } from '../../../content/press-gallery/picture-queries.ts';
import { listPictureRows } from '../../../content/press-gallery/pictures.ts';
import { findKits } from '../../../content/press-kit/presentation.ts';
import { listPressKitFiles } from '../../../content/press-kit/queries.ts';
import type { AppContext } from '../../../core/context.ts';
import { ANYBODY } from '../../../core/visibility/visibility.ts';
import { idParameter } from '../../../platform/http/documentation.ts';
import { networkOf } from '../../../platform/http/network.ts';
import { ALERT_WORDS } from '../../../platform/mail/templates/alerts.ts';
import { inBytes } from '../../../platform/text/sizes.ts';
import { element, type Xml } from '../../../platform/text/xml.ts';
import { findPlace, sendMissing, toRoom } from '../page/serve.ts';
import { groundClass, link, paragraph, say, sendPage } from '../page/shell.ts';
import { describeMedium } from './describe.ts';

/** Requests of a network per ten minutes. */
const LIMIT = { max: 300, seconds: 600 };
const PICTURES_MAX = 60;

const paramsSchema = z.object({
  kind: z.enum(ALERT_MEDIA),
  id: z.coerce.number().pipe(idParameter),
});

/**
 * Pages of public galleries, magazines and press kits for people without an account, without script; linked in alerts.
 */
export function serveMaterialPages(app: FastifyInstance, context: AppContext): void {
  for (const language of LANGUAGES)
    app.get(`/${language}/material/:kind/:id`, { schema: { hide: true } }, (request, reply) =>
      showMaterial(context, { request, reply, language }),
    );
}

interface Asked {
  request: FastifyRequest;
  reply: FastifyReply;
  language: Language;
}

async function showMaterial(context: AppContext, { request, reply, language }: Asked): Promise<FastifyReply> {
  await context.limit({ key: `material:address:${networkOf(request)}`, ...LIMIT });
  const params = paramsSchema.safeParse(request.params);
  const medium = params.success
    ? await describeMedium(context, params.data, { reader: ANYBODY, language })
    : null;
  if (!params.success || medium === null) return sendMissing({ context, request, reply }, 'material_gone');
  const { kind, id } = params.data;
  const { content, group } = await CONTENTS[kind](context, id, language);
  return sendPage(reply, 200, {
    language,
    house: await findPlace(context, { press_group_id: group }),
    title: { words: medium.title },
    hasPictures: true,
    content: [
      paragraph(medium.facts.join(' · '), 'soft'),
      ...content,
      link(medium.screen, say(language, 'material_account')),
      toRoom(context, language),
    ],
  });
}

interface Shown {
  content: Xml[];
  /** Press group; null: all groups. */
  group: number | null;
}

const CONTENTS: Readonly<
  Record<AlertMedium, (context: AppContext, id: number, language: Language) => Promise<Shown>>
> = {
  gallery: async (context, id, language) => {
    const { database, now } = context;
    const shown = { reader: ANYBODY, now: now(), gallery: id };
    const ids = await listGalleryWindow(database.reader, shown, { offset: 0, limit: PICTURES_MAX });
    const rows = await listPictureRows(context, ANYBODY, language, ids);
    return { group: null, content: rows.map((picture) => showPicture(picture, language)) };
  },
  magazine: async (context, id, language) => {
    const [issue] = await listMagazineRows(context, ANYBODY, language, [id]);
    if (issue === undefined) return { content: [], group: null };
    const { cover, document } = issue;
    return {
      group: null,
      content: [
        card([
          cover === null ? null : toImage(cover),
          toButton(document.url, { bytes: document.bytes, language }),
        ]),
      ],
    };
  },
  press_kit: async (context, id, language) => {
    const { database, links, now } = context;
    const { only } = ALERT_WORDS[language];
    const kits = await findKits(context, { reader: ANYBODY, group: undefined }, language);
    const kit = kits.find((each) => each.id === id);
    const stored = await listPressKitFiles(database.db, [id], now());
    const files = new Map(stored.map((file) => [file.asset_id, file]));
    const content = (kit?.files ?? []).flatMap(({ id: asset, title, picture, bytes, language: own }) => {
      const file = files.get(asset);
      if (file === undefined) return [];
      const { key, name, media_type } = file;
      const url = links.media.toPublic({ key, name, media_type });
      return [
        card([
          element('h2', {}, title || name),
          paragraph([name, own === null ? '' : only[own]].filter(Boolean).join(' · '), 'soft'),
          picture === null ? null : toImage(picture),
          toButton(url, { bytes, language }),
        ]),
      ];
    });
    return { content, group: kit?.group.id ?? null };
  },
};

const card = (content: (Xml | null)[]): Xml => element('section', { class: 'card' }, content);

const toButton = (href: string, { bytes, language }: { bytes: number; language: Language }): Xml =>
  element(
    'div',
    { class: 'row' },
    element(
      'a',
      { href, class: 'button' },
      say(language, 'handout_save', { size: inBytes(bytes, language) }),
    ),
  );

const toImage = ({ renditions, alt, width, height, placeholder, jpeg }: Picture): Xml =>
  element('img', {
    src: jpeg?.url ?? renditions.at(-1)?.url ?? null,
    alt,
    width,
    height,
    class: groundClass(placeholder),
    loading: 'lazy',
  });

function showPicture(picture: Picture & { rights: string }, language: Language): Xml {
  const { caption, credit, rights, jpeg } = picture;
  return card([
    toImage(picture),
    caption === '' ? null : paragraph(caption),
    credit === '' ? null : paragraph(say(language, 'handout_credit', { name: credit }), 'soft'),
    rights === '' ? null : paragraph(rights, 'soft'),
    jpeg === null ? null : toButton(jpeg.url, { bytes: jpeg.bytes, language }),
  ]);
}
