import { FIGURE_MONTHS } from '@press-room/contract/limits';
import { describe, expect, it } from 'vitest';
import { noticeEn } from './notice-en.ts';
import { noticeIt } from './notice-it.ts';
import type { NoticeText } from './notice-text.ts';

const PARTIES = {
  controller: 'Tile House S.p.A.',
  address: '1 Kiln Road, Sassuolo',
  group: 'Site Alpha',
  email: 'privacy@example.com',
  monthsWithoutEvent: 17,
};

const textOf = (notice: NoticeText): string => JSON.stringify(notice(PARTIES));

describe.each([
  [
    'English',
    noticeEn,
    [
      'Sign-ins',
      'Private feeds',
      'Baskets:',
      '2 years after the last change',
      'Downloads',
      'under embargo',
      'is deleted after 2 years',
      'a release or an issue of a magazine is opened to be read',
      `stay for ${FIGURE_MONTHS} months`,
      'Press kits',
      'Messages',
      'Failures',
      'Comments in reviews',
      'preview link',
      'Accreditation for events',
      'Accreditations',
      'the company that invites you',
      `${FIGURE_MONTHS} months after that`,
      'The list of recipients of a mailing',
      '2 years after the mailing',
      '90 days',
      '24 months',
    ],
  ],
  [
    'Italian',
    noticeIt,
    [
      'Accessi',
      'I feed riservati',
      'Le raccolte:',
      '2 anni dopo l’ultima modifica',
      'Download',
      'sotto embargo',
      'è cancellato dopo 2 anni',
      'un comunicato o un numero di una rivista viene aperto per la lettura',
      `restano ${FIGURE_MONTHS} mesi`,
      'Cartelle',
      'Messaggi',
      'Errori',
      'commenti nelle revisioni',
      'link di anteprima',
      'Accredito agli eventi',
      'Gli accrediti',
      'l’azienda che ti invita',
      `${FIGURE_MONTHS} mesi dopo`,
      'L’elenco dei destinatari di un invio',
      '2 anni dopo l’invio',
      '90 giorni',
      '24 mesi',
    ],
  ],
] as const)('the notice in %s', (_language, notice, kept) => {
  it('says who answers for the data and where to write', () => {
    for (const said of ['Tile House S.p.A.', '1 Kiln Road, Sassuolo', 'privacy@example.com']) {
      expect(textOf(notice)).toContain(said);
    }
    const without = JSON.stringify(notice({ ...PARTIES, address: null, email: null }));
    expect(without).not.toMatch(/\bnull\b|undefined/);
    expect(without).not.toMatch(/there is one address|c’è un solo indirizzo/);
  });

  it('names all that is kept, and for how long', () => {
    for (const said of [...kept, '17']) expect(textOf(notice)).toContain(said);
  });
});
