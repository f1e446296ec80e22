import { describe, expect, it } from 'vitest';
import { checkVat } from './vat.ts';

describe('a VAT number', () => {
  it.each([
    ['01234560363', '', '01234560363', null],
    ['IT 0123.456-0363', 'IT', '01234560363', null],
    ['it01234560363', '', '01234560363', null],
    ['', 'IT', '', null],
    // The check digit is right, but no tax office has the code.
    ['12345678903', 'IT', '12345678903', 'vat_office'],
    ['12345670017', 'IT', '12345670017', null],
    ['DE136695976', 'DE', '136695976', null],
    ['136695976', 'DE', '136695976', null],
    // The letters of the number override the company's country, and are kept.
    ['DE 136 695 976', 'IT', 'DE136695976', null],
    ['IT01234560363', 'DE', 'IT01234560363', null],
    ['EL094259216', 'GR', '094259216', null],
    ['EL094259216', 'IT', 'EL094259216', null],
    ['XI980780684', 'GB', '980780684', null],
    ['ATU13585627', 'AT', 'U13585627', null],
    ['ESB58378431', 'ES', 'B58378431', null],
    ['CHE-107.787.577 MWST', 'CH', '107787577MWST', null],
    ['SM24165', 'SM', '24165', null],
    ['12-3456789', 'US', '123456789', 'vat_unchecked'],
  ])('%s of a company in "%s" is kept as %s', async (text, country, vat, warning) => {
    expect(await checkVat(text, country)).toEqual({ vat, warning });
  });

  it.each([
    ['AT', 'ATU13585627'],
    ['BE', 'BE0428759497'],
    ['BG', 'BG175074752'],
    ['CY', 'CY10259033P'],
    ['CZ', 'CZ25123891'],
    ['DK', 'DK13585628'],
    ['EE', 'EE100931558'],
    ['FI', 'FI20774740'],
    ['FR', 'FR40303265045'],
    ['HR', 'HR33392005961'],
    ['HU', 'HU12892312'],
    ['IE', 'IE6433435F'],
    ['LT', 'LT119511515'],
    ['LU', 'LU15027442'],
    ['LV', 'LV40003521600'],
    ['MT', 'MT11679112'],
    ['NL', 'NL004495445B01'],
    ['PL', 'PL8567346215'],
    ['PT', 'PT501964843'],
    ['RO', 'RO18547290'],
    ['SE', 'SE123456789701'],
    ['SI', 'SI50223054'],
    ['SK', 'SK2022749619'],
  ])('of %s is checked', async (country, text) => {
    expect(await checkVat(text, country)).toEqual({ vat: text.slice(2), warning: null });
    const digit = /\d/.exec(text)?.[0] ?? '';
    const other = text.replace(/\d/, String((Number(digit) + 1) % 10));
    expect(await checkVat(other, country)).toEqual({ refused: 'vat_wrong' });
  });

  it.each([
    ['01234560364', 'IT', { refused: 'vat_wrong' }],
    ['00000000000', 'IT', { refused: 'vat_wrong' }],
    ['1234560363', '', { refused: 'vat_zeros', proposal: '01234560363' }],
    ['1234560364', '', { refused: 'vat_digits' }],
    ['0123456036A', 'IT', { refused: 'vat_digits' }],
    ['RSSMRA80A01F257K', 'IT', { refused: 'vat_tax_code' }],
    ['DE136695977', 'IT', { refused: 'vat_wrong' }],
    ['1'.repeat(30), 'US', { refused: 'too_long' }],
  ])('%s of a company in "%s" is refused', async (text, country, refusal) => {
    expect(await checkVat(text, country)).toEqual(refusal);
  });
});
