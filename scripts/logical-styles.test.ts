import { describe, expect, it } from 'vitest';
import { findPhysical } from './logical-styles.ts';

const findIn = (text: string, path = 'web/src/components/x.module.css') => findPhysical({ path, text });

describe('findPhysical', () => {
  it.each([
    '.a { margin-left: 1px; }',
    '.a { padding-right: 1px; }',
    '.a { border-left: 1px solid; }',
    '.a { border-top-left-radius: 1px; }',
    '.a { left: 0; }',
    '.a { text-align: right; }',
    '.a { float: left; }',
    '.a { inset: 0 1px 0 2px; }',
    '.a { padding: 1px calc(1px + 2px) 1px 0; }',
  ])('refuses %s', (text) => {
    expect(findIn(text)).toHaveLength(1);
  });
  it.each([
    '.a { margin-inline-start: 1px; }',
    '.a { padding: 1px 2px; }',
    '.a { inset: 0 1px 2px 1px; }',
    '.a { text-align: start; }',
    '/* left: 0 */ .a { color: red; }',
  ])('accepts %s', (text) => {
    expect(findIn(text)).toEqual([]);
  });
  it('names the line', () => {
    expect(findIn('.a {\n  left: 0;\n}')[0]).toMatch(/^web\/src\/components\/x\.module\.css:2: "left:"/);
  });
  it('refuses them in the styles of a component too', () => {
    expect(findIn('<p style={{ left: 3 }} />', 'web/src/components/x.tsx')).toHaveLength(1);
    expect(findIn('<p style={{ marginLeft: 3 }} />', 'web/src/components/x.tsx')).toHaveLength(1);
  });
  it('leaves alone what lies on paper', () => {
    expect(findIn('.a { left: 0; }', 'web/src/features/magazines/page/x.module.css')).toEqual([]);
  });
});
