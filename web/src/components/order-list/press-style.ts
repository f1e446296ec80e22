const STYLE_ID = 'react-aria-pressable-style';

/**
 * React Aria would write a style into the page, which the page allows nobody; where an element of this name is there it
 * does not. The rule stands in our own styles.
 */
export function forbidPressStyle(): void {
  if (document.getElementById(STYLE_ID)) return;
  const mark = document.createElement('meta');
  mark.id = STYLE_ID;
  document.head.append(mark);
}
