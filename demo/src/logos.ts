import type { DemoDocument } from './types.ts';

const WIDTH = 3000;
/** Strokes of the letters that the two names need, in a field 4 wide and 6 high. */
const LETTERS: Readonly<Record<string, string>> = {
  A: 'M0 6 2 0 4 6M.8 3.8H3.2',
  C: 'M3.9 1.2A2.1 3 0 1 0 3.9 4.8',
  E: 'M3.2 0H0V6H3.2M0 2.9H2.7',
  F: 'M0 6V0H3.4M0 2.9H2.8',
  M: 'M0 6V0L2.4 3.6 4.8 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M2 0A2 3 0 1 1 2 6A2 3 0 1 1 2 0',
  R: 'M0 6V0H2A1.5 1.5 0 0 1 2 3H0M1.9 3 3.6 6',
  S: 'M3.8 1.2C3.4 .3 2.6 0 2 0 .9 0 .2 .7 .2 1.5 .2 2.6 1.2 2.8 2 3 2.9 3.2 3.9 3.5 3.9 4.5 3.9 5.4 3 6 2 6 1.1 6 .4 5.6 .1 4.8',
};
const ADVANCE = 5.6;
/** Four tiles with a quarter of a disc each: what the house's walls are made of. */
const MARK =
  'M0 0H3A3 3 0 0 1 0 3ZM6.4 0V3A3 3 0 0 1 3.4 0ZM0 6.4V3.4A3 3 0 0 1 3 6.4ZM6.4 6.4H3.4A3 3 0 0 1 6.4 3.4Z';
const NAME_AT = 9;

function drawLogo(name: string, mark: string, ink: string): string {
  const letters = Array.from(name, (letter, at) => {
    const path = LETTERS[letter] ?? '';
    return `<path transform="translate(${NAME_AT + at * ADVANCE} .2)" d="${path}"/>`;
  });
  const width = NAME_AT + name.length * ADVANCE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 ${width + 1} 8.4" width="${WIDTH}" height="${Math.round((WIDTH * 8.4) / (width + 1))}"><path fill="${mark}" d="${MARK}"/><g fill="none" stroke="${ink}" stroke-width=".85" stroke-linejoin="round">${letters.join('')}</g></svg>`;
}

/** On nothing, so that it stands on any ground. */
async function render(svg: string): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  return new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer());
}

const HOUSES = [
  { key: 'association', name: 'ASSOFORNACE', mark: '#1b3d9c', ink: '#14181f' },
  { key: 'fair', name: 'CERAFORMA', mark: '#983519', ink: '#1d1613' },
] as const;

/** The logos that press kits hold: for light grounds, and in white for dark ones. */
export const logoDocuments: readonly DemoDocument[] = HOUSES.flatMap(({ key, name, mark, ink }) => [
  {
    key: `logo-${key}`,
    name: `${name.toLowerCase()}-logo.png`,
    make: () => render(drawLogo(name, mark, ink)),
  },
  {
    key: `logo-${key}-white`,
    name: `${name.toLowerCase()}-logo-white.png`,
    make: () => render(drawLogo(name, '#ffffff', '#ffffff')),
  },
]);
