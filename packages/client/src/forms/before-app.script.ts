// Runs before the server-rendered page is painted, long before the app has loaded. Standalone: no imports.

const chosen = readColorScheme();
const isDark =
  chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.dataset['mantineColorScheme'] = isDark ? 'dark' : 'light';

/** If storage is forbidden, the system's color scheme applies. */
function readColorScheme(): string | null {
  try {
    return localStorage.getItem('mantine-color-scheme-value');
  } catch {
    return null;
  }
}

// Submitted by the browser, the password would appear in the URL. Only mark the form as sent; the app sends it once
// it has loaded.
addEventListener('submit', (event) => {
  if (!(event.target instanceof HTMLFormElement) || !('beforeApp' in event.target.dataset)) return;
  event.preventDefault();
  event.target.dataset['sent'] = '';
  event.target.setAttribute('aria-busy', 'true');
});

// Load the app's files after the first paint: earlier, they would delay its styles and fonts.
const files = document.currentScript?.dataset['files']?.split(' ') ?? [];
requestAnimationFrame(() => setTimeout(loadApp));

/** Preloads the app's modules, then starts its entry file. */
function loadApp(): void {
  const [app, ...parts] = files;
  for (const href of parts)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  // Not as an element: the content security policy refuses a text as the address of a script.
  if (app !== undefined) void import(app);
}
