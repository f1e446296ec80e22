/** Whole number from an address within limits; otherwise undefined. */
export function readNumber(
  parameters: URLSearchParams,
  name: string,
  least: number,
  most: number,
): number | undefined {
  const value = Number(parameters.get(name));
  return Number.isInteger(value) && value >= least && value <= most ? value : undefined;
}
