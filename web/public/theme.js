// Runs before the first paint, so that a chosen look, language and press group never flash in late.
(() => {
  const root = document.documentElement;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const look = read('theme');
  if (look === 'light' || look === 'dark') root.dataset.theme = look;
  const language = read('language');
  if (language) {
    root.lang = language;
    root.dir = language === 'he' || language === 'ar' ? 'rtl' : 'ltr';
  }
  const group = document.getElementById('boot')?.textContent ?? read('press_group') ?? '';
  const theme = /"theme":"(\w+)"/.exec(group);
  if (theme) root.dataset.glaze = theme[1];
  const menu = read('menu');
  if (menu) root.dataset.menu = menu;
})();
