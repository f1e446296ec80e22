/** `press+m42-0f…@example.com`: an address of a mailbox that says what its mail is about. */
export function toSubaddress(mailbox: string, tag: string): string {
  const end = mailbox.search(/"?@[^@]*$/);
  return `${mailbox.slice(0, end)}+${tag}${mailbox.slice(end)}`;
}
