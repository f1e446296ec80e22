const STYLE_ID = 'react-aria-pressable-style';

/**
 * React Aria would insert a style element, which the page forbids; an element with this id prevents it. The rule is in
 * our own styles.
 */
export function forbidPressStyle(): void {
  if (document.getElementById(STYLE_ID)) return;
  const mark = document.createElement('meta');
  mark.id = STYLE_ID;
  document.head.append(mark);
}
