/** `press+m42-0f…@example.com`: a subaddress that identifies the subject of its mail. */
export function toSubaddress(mailbox: string, tag: string): string {
  const end = mailbox.search(/"?@[^@]*$/);
  return `${mailbox.slice(0, end)}+${tag}${mailbox.slice(end)}`;
}
