const STYLE_ID = 'react-aria-pressable-style';

/**
 * Prevents React Aria from inserting a style element, which the Content Security Policy blocks: it skips this if an
 * element with this id exists. Our style sheet has the rule.
 */
export function forbidPressStyle(): void {
  if (document.getElementById(STYLE_ID)) return;
  const mark = document.createElement('meta');
  mark.id = STYLE_ID;
  document.head.append(mark);
}
