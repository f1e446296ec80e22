import { expect, it } from 'vitest';
import { toBody, toValues } from './company-values.ts';

const sent = (files_max: string): unknown => toBody({ ...toValues(null), files_max }).files_max;

it('sends the numbers of a company’s quotas as they are meant, and leaves the rest to the server', () => {
  expect(['', ' 20 ', '1.000', '1,000', '12 500 000'].map(sent)).toEqual([null, 20, 1000, 1000, 12_500_000]);
  const refused = ['-1', '1.5', '1.00', '0.500', '1.000,000', 'ten', '9'.repeat(400)];
  expect(refused.map(sent)).toEqual(refused);
});
