/** Ports up to 65535, IPv4 numbers up to 255, as `URL` accepts. */
const SHAPE =
  /^(?:https?:\/\/)?(?:(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}|\d{1,3}(?:\.\d{1,3}){3})(?::\d{1,5})?(?:[/?#]\S*)?$/iu;

/** Spec 5: optional http or https, a domain or an IP address, optional port, path, query and fragment. */
export const isWebAddress = (text: string): boolean =>
  SHAPE.test(text) && URL.canParse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
