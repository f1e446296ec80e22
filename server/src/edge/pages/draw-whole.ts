import type { Boot } from '@press-room/contract/boot';
import { unavailable } from '../../platform/errors/errors.ts';
import type { Ask } from './ask.ts';
import type { Drawing, DrawnPage } from './drawing.ts';

const UNAVAILABLE = 503;

interface Wanted {
  page: DrawnPage;
  boot: Omit<Boot, 'answers'>;
  ask: Ask;
}

/**
 * A complete page. If a part cannot be read at the moment, the page is refused, because an incomplete one would be
 * cached.
 * @throws {AppError} 503
 */
export async function drawWhole(drawing: Pick<Drawing, 'draw'>, { page, boot, ask }: Wanted) {
  let isWhole = true;
  const askAndNote: Ask = async (address, init) => {
    const answer = await ask(address, init);
    if (answer.status === UNAVAILABLE) isWhole = false;
    return answer;
  };
  const drawn = await drawing.draw(page, boot, askAndNote).catch((error: unknown) => {
    throw isWhole ? error : unavailable();
  });
  if (!isWhole) throw unavailable();
  return drawn;
}
