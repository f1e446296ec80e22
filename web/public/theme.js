// Runs before the first paint, so that a chosen appearance, language and press group never flash in late.
(() => {
  const root = document.documentElement;
  const { app, parts = '' } = document.currentScript.dataset;
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
  const drawnIn = root.lang;
  // As src/i18n/locale.ts has it: the language that was chosen, else the first of the browser's that there is.
  const languages = root.dataset.languages?.split(' ') ?? [];
  const wanted = [read('language') ?? '', ...navigator.languages].map(
    (tag) => tag.toLowerCase().split('-')[0],
  );
  // A public page speaks the language of its address.
  const isPage = /^\/\w\w\//.test(location.pathname);
  if (!isPage) root.lang = wanted.find((language) => languages.includes(language)) ?? root.lang;
  const isRightToLeft = root.dataset.rightToLeft?.split(' ').includes(root.lang);
  root.dir = isRightToLeft || root.dataset.direction === 'rtl' ? 'rtl' : 'ltr';
  // What the page carries begins with its own group; those of the house follow.
  const [group] = (document.getElementById('boot')?.textContent ?? read('press_group') ?? '').split(
    '"groups":',
  );
  const house = /"theme":"(\w+)"/.exec(group);
  if (house) root.dataset.house = house[1];
  const own = /"colours":{"light":"(#\w{6})","dark":"(#\w{6})"}/.exec(group);
  if (own) {
    root.dataset.ownColours = '';
    root.style.setProperty('--own-light', own[1]);
    root.style.setProperty('--own-dark', own[2]);
  }

  // At `/` stands Home of the site in the language of the browser: another screen, language or group is for the app to draw.
  const isElsewhere =
    location.pathname === '/' &&
    (!/^(?:#\/?(?:home)?)?$/.test(location.hash) ||
      root.lang !== drawnIn ||
      read('press_group_choice') !== null);
  if (isElsewhere) root.dataset.elsewhere = '';

  // What the server drew is read first: the app comes behind its letters and pictures, or with the reader's first touch.
  const startApp = () => {
    if (document.getElementById('app')) return;
    const script = Object.assign(document.createElement('script'), { id: 'app', type: 'module', src: app });
    document.head.append(script);
    fetchParts(parts.split(' ').filter(Boolean));
  };
  // The scripts of the screen, each in a task of its own: all at once, a slow phone would not answer for a while.
  const fetchParts = ([part, ...rest]) => {
    if (part === undefined) return;
    const link = { rel: 'modulepreload', href: `/${part}`, crossOrigin: '' };
    document.head.append(Object.assign(document.createElement('link'), link));
    setTimeout(fetchParts, 0, rest);
  };
  if (app && isElsewhere) startApp();
  else if (app)
    for (const type of ['load', 'pointerdown', 'keydown'])
      addEventListener(type, () => setTimeout(startApp), { once: true });
  // A button that was pressed before the app stood behind it is pressed again: itself, or the one that took its place.
  let pressed = null;
  const notePressed = ({ target }) => {
    pressed = target instanceof Element ? target.closest('button') : null;
  };
  const nameOf = (button) => String(button.getAttribute('aria-label') ?? button.textContent);
  addEventListener('click', notePressed, true);
  addEventListener('drawn', () => {
    removeEventListener('click', notePressed, true);
    if (pressed === null) return;
    const buttons = [...document.querySelectorAll('button')];
    (
      buttons.find((button) => button === pressed) ??
      buttons.find((button) => nameOf(button) === nameOf(pressed))
    )?.click();
  });

  // Spec 8 and 9: a script or style of the first page that fails, or does not come in 120 s, never leaves it white.
  const showUnloaded = () => {
    if (document.getElementById('root')?.hasChildNodes() && !('elsewhere' in root.dataset)) return;
    document.getElementById('unloaded')?.removeAttribute('hidden');
  };
  const isOwnFile = (target) =>
    target instanceof HTMLScriptElement || (target instanceof HTMLLinkElement && target.rel === 'stylesheet');
  addEventListener('error', (event) => isOwnFile(event.target) && setTimeout(showUnloaded), true);
  setTimeout(showUnloaded, 120_000);
})();
