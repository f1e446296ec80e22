/** A cell as text: nothing is cast, dates are days or instants as they were stored. */
export function toCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (value instanceof Date) return toDateText(value);
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean')
    return String(value);
  // Bytes of a picture or of another program say nothing in a table.
  return '';
}

// Local time was stored as if it were UTC.
function toDateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const [day = '', time = ''] = date
    .toISOString()
    .replace(/\.\d+Z$/, '')
    .split('T');
  return time === '00:00:00' ? day : `${day} ${time}`;
}
