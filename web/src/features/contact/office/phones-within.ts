/** `+39 335 555 0111`, `0536 804585`, `335 5550111`; does not match years, times or dates. */
const PHONE = /\+\d(?:[ -]?\d){6,14}|\b0\d{1,3}[ /-]?\d{5,8}\b|\b3\d\d[ /-]?\d{3} ?\d{3,4}\b/g;

interface Part {
  text: string;
  isPhone: boolean;
  /** Position in the whole text. */
  start: number;
}

/** Splits a text into phone numbers and the text between them. */
export function splitAtPhones(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: phone, index } of text.matchAll(PHONE)) {
    parts.push(
      { text: text.slice(end, index), isPhone: false, start: end },
      { text: phone, isPhone: true, start: index },
    );
    end = index + phone.length;
  }
  return [...parts, { text: text.slice(end), isPhone: false, start: end }].filter((part) => part.text !== '');
}
