import { describe, expect, it } from 'vitest';
import { findNamedCompanies } from './named-companies.ts';

const COMPANIES = ['Argilla Nova', 'Beta Gres', 'Ceramiche Zeta S.p.A.', 'Gres Alfa', 'Gres Delta'].map(
  (name, at) => ({ company: { id: at + 1, name }, count: 1 }),
);
const find = (q: string) =>
  findNamedCompanies(COMPANIES, q).map(({ company, change }) => [company.name, change]);

describe('companies that searched words name', () => {
  it.each([
    ['beta gres', 'Beta Gres', { q: '' }],
    ['Beta Gres a marzo', 'Beta Gres', { q: '', month: 3 }],
    ['March 2026, Beta Gres: new kilns', 'Beta Gres', { q: 'new kilns', month: 3, year: 2026 }],
    ['argilla', 'Argilla Nova', { q: '' }],
    ['ceramiche zeta', 'Ceramiche Zeta S.p.A.', { q: '' }],
  ])('are found in %j', (q, name, change) => {
    expect(find(q)).toEqual([[name, change]]);
  });

  it.each(['gres', 'marzo 2026', 'new kilns', 'of', ''])('are none in %j', (q) => {
    expect(find(q)).toEqual([]);
  });
});
