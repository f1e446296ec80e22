/** Whether a text holds the address, and not only as the end or the beginning of another one. */
export function mentions(text: string, address: string): boolean {
  const [where, sought] = [text.toLowerCase(), address.toLowerCase()];
  for (let at = where.indexOf(sought); at !== -1; at = where.indexOf(sought, at + 1)) {
    const [before, after] = [where.slice(at - 1, at), where.slice(at + sought.length)];
    if (!/[\w.+-]/.test(before) && !/^(?:[\w-]|\.\w)/.test(after)) return true;
  }
  return false;
}
