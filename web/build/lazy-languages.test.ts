import { describe, expect, it } from 'vitest';
import { writeLazyMessages, writeMessage } from './lazy-languages.ts';

/** Output of Paraglide; Arabic lacks the message. */
const MODULE = `import * as registry from '../registry.js';
import { getLocale } from '../runtime.js';
const en_a_b = (i) => \`Hello \${i?.name}\`;
const it_a_b = (i) => \`Ciao \${i?.name}\`;
const he_a_b = (i) => \`שלום \${i?.name}\`;
const ar_a_b = en_a_b;
const a_b = (inputs, options = {}) => en_a_b(inputs);
export { a_b as "a.b" }`;

describe('writeMessage', () => {
  it('keeps the languages of the content and leaves the others out', () => {
    const code = writeMessage(MODULE, 7);
    expect(code).toContain('const a_b = /* @__PURE__ */ toMessage(7, (i) => `Hello');
    expect(code).toContain('Ciao');
    expect(code).not.toContain('שלום');
    expect(code).toContain('export { a_b as "a.b" }');
  });
  it('stops where Paraglide writes its messages in another way', () => {
    expect(() => writeMessage('export default {}', 0)).toThrow('another way');
  });
});

describe('writeLazyMessages', () => {
  it('holds the texts of one language by their numbers', () => {
    expect(writeLazyMessages('he', [MODULE])).toContain('0: (i) => `שלום');
  });
  it('leaves out texts that the language lacks', () => {
    expect(writeLazyMessages('ar', [MODULE])).not.toContain('0:');
  });
});
