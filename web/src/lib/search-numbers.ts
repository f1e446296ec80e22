/** A whole number of an address, undefined where there is none between these two. */
export function readNumber(
  parameters: URLSearchParams,
  name: string,
  least: number,
  most: number,
): number | undefined {
  const value = Number(parameters.get(name));
  return Number.isInteger(value) && value >= least && value <= most ? value : undefined;
}
