/** Codes of tax offices, digits 8 to 10: those of the provinces, and four others. */
const OTHER_OFFICES = [120, 121, 888, 999];

/**
 * A partita IVA of eleven digits. `wrong`: the check digit is wrong; `office`: the check digit is right, but no tax
 * office has its code.
 */
export function checkItalianVat(digits: string): 'right' | 'office' | 'wrong' {
  if (!/^\d{11}$/.test(digits) || /^0+$/.test(digits)) return 'wrong';
  const total = Array.from(digits, Number).reduce((sum, digit, index) => {
    const weighed = index % 2 === 0 ? digit : digit * 2;
    return sum + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  if (total % 10 !== 0) return 'wrong';
  const office = Number(digits.slice(7, 10));
  return (office >= 1 && office <= 100) || OTHER_OFFICES.includes(office) ? 'right' : 'office';
}
