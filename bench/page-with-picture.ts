import { PRESS_GROUP_PATH, pressGroupSchema } from '@press-room/contract/press-groups';
import {
  PRESS_RELEASE_PATH,
  pressReleasePath,
  pressReleaseRowSchema,
  pressReleaseSchema,
} from '@press-room/contract/press-releases';
import { z } from 'zod';

/** Address of the newest release with a picture on Home, as rendered by the server. */
export async function findPageWithPicture(origin: string): Promise<string> {
  const headers = { 'Accept-Language': 'en' };
  const get = async (path: string) => (await fetch(`${origin}${path}`, { headers })).json();
  const [site] = z
    .object({ results: z.array(pressGroupSchema.pick({ id: true })) })
    .parse(await get(PRESS_GROUP_PATH)).results;
  const { results } = z
    .object({ results: z.array(pressReleaseRowSchema.pick({ id: true, image: true })) })
    .parse(await get(`${PRESS_RELEASE_PATH}?group=${site?.id}`));
  const shown = results.find(({ image }) => image !== null);
  if (shown === undefined) throw new Error('No release of the demo has a picture');
  const { address } = pressReleaseSchema.pick({ address: true }).parse(await get(pressReleasePath(shown.id)));
  if (address === null) throw new Error('The newest release is for the press alone');
  return origin + new URL(address).pathname;
}
