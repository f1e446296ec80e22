// Runs before the first paint, so that a chosen appearance, language and press group never flash in late.
(() => {
  const root = document.documentElement;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const appearance = read('appearance') ?? '';
  for (const [, name, choice] of appearance.matchAll(/"([a-z]+)":"(\w+)"/g)) root.dataset[name] = choice;
  const layout = /^#\/(horizontal|boxed-v2|boxed|mini)(?:[/?]|$)/.exec(location.hash);
  if (layout) root.dataset.layout = layout[1];
  const language = read('language');
  if (language) root.lang = language;
  const isRightToLeft = language === 'he' || language === 'ar' || root.dataset.direction === 'rtl';
  root.dir = isRightToLeft ? 'rtl' : 'ltr';
  const group = document.getElementById('boot')?.textContent ?? read('press_group') ?? '';
  const house = /"theme":"(\w+)"/.exec(group);
  if (house) root.dataset.house = house[1];
})();
