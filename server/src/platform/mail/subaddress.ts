/** `press+m42-0f…@example.com`, null where no mailbox hands what it gets to `mail:receive`. */
export function replyAddress(mailbox: string | undefined, tag: string): string | null {
  if (mailbox === undefined) return null;
  const at = mailbox.lastIndexOf('@');
  return `${mailbox.slice(0, at)}+${tag}${mailbox.slice(at)}`;
}
