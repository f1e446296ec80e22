import { ORDER_REGION_NAMES } from '@press-room/contract/event-accreditations';
import type { Telling } from '../../../core/personal-data/telling.ts';
import type { PersonalData } from '../personal-data-queries.ts';
import { ACCREDITATION_STATES, LANES } from './words.ts';

type Kept = PersonalData['event_accreditations'][number];

export const describeAccreditations = ({ event_accreditations }: PersonalData, telling: Telling): string[] =>
  event_accreditations.map((each) => describeOne(each, telling));

function describeOne(kept: Kept, { say, on, language }: Telling): string {
  const event = kept[`name_${language}`] || kept.name_en || kept.name_it;
  const { order_number, order_region, website, remark, submitted_at, decided_at, reason, appeal } = kept;
  const region = order_region === null ? '' : ` (${ORDER_REGION_NAMES[order_region]})`;
  const facts = [
    say(
      `${event}: application as ${LANES[kept.lane].en} for ${kept.outlet || 'nobody named'}, ${ACCREDITATION_STATES[kept.status].en}`,
      `${event}: domanda nella categoria ${LANES[kept.lane].it} per ${kept.outlet || 'testata non indicata'}, ${ACCREDITATION_STATES[kept.status].it}`,
    ),
    order_number &&
      say(`Card of the Order: ${order_number}${region}`, `Tessera dell’Ordine: ${order_number}${region}`),
    website && say(`Website: ${website}`, `Sito web: ${website}`),
    remark && say(`Your remark: ${remark}`, `La tua nota: ${remark}`),
    submitted_at && say(`Sent on ${on(submitted_at)}`, `Inviata ${on(submitted_at)}`),
    decided_at && say(`Decided on ${on(decided_at)}`, `Decisa ${on(decided_at)}`),
    reason && say(`What the press office said: ${reason}`, `Motivo indicato dall’ufficio stampa: ${reason}`),
    appeal && say(`Your appeal: ${appeal}`, `La tua richiesta di riesame: ${appeal}`),
    ...kept.proofs.map(({ name, created_at }) =>
      say(
        `Document “${name}”, added on ${on(created_at)}`,
        `Documento «${name}», aggiunto ${on(created_at)}`,
      ),
    ),
    ...kept.entries.map((at) => say(`You came in on ${on(at)}`, `Ingresso registrato ${on(at)}`)),
  ];
  return facts.flatMap((fact) => (fact ? toSentence(fact) : [])).join('\n');
}

/** The text may end with its own full stop. */
const toSentence = (fact: string): string => (/[.!?…]$/.test(fact) ? fact : `${fact}.`);
