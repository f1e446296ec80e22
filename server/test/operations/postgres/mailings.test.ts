import { afterEach, beforeEach, describe, it } from 'vitest';
import { type Place, removePlace } from '../database.ts';
import { type MailServer, startMailServer } from '../mail-server.ts';
import {
  addMailing,
  arrivedBefore,
  expectEverybody,
  KILLS,
  startSender,
  whenSent,
} from '../mailing-kills.ts';
import { endAll } from '../processes.ts';
import { makeReadyPlace } from '../ready-place.ts';

describe('a mailing of two processes of which either is killed', () => {
  let place: Place;
  let mail: MailServer;
  beforeEach(async () => {
    place = await makeReadyPlace();
    mail = await startMailServer();
  });
  afterEach(async () => {
    await endAll();
    await mail.stop();
    await removePlace(place);
  });

  it(`leaves nobody out, and repeats only what was inside its connections, in ${KILLS} kills`, {
    tags: ['quick'],
  }, async () => {
    const id = await addMailing(place);
    const servers = [await startSender(place, mail), await startSender(place, mail)];
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await arrivedBefore(kill, mail);
      await servers.shift()?.end('SIGKILL');
      servers.push(await startSender(place, mail));
    }
    await whenSent(place, id);
    expectEverybody(mail);
  });
});
