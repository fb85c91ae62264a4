// Runs before the page that the server filled in is painted, long before the app is there. It stands alone: no imports.

const chosen = readScheme();
const isDark =
  chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.dataset['mantineColorScheme'] = isDark ? 'dark' : 'light';

/** Storage can be forbidden: then the system decides. */
function readScheme(): string | null {
  try {
    return localStorage.getItem('mantine-color-scheme-value');
  } catch {
    return null;
  }
}

// Sent to the page itself, the password would stand in an address: the app sends the form as soon as it is there.
addEventListener('submit', (event) => {
  if (!(event.target instanceof HTMLFormElement) || !('beforeApp' in event.target.dataset)) return;
  event.preventDefault();
  event.target.dataset['sent'] = '';
});

// What is on screen needs none of the app's files: they would only keep its styles and letters waiting.
const files = document.currentScript?.dataset['files']?.split(' ') ?? [];
requestAnimationFrame(() => setTimeout(loadApp));

/** Loads the app's own file, the first, and meanwhile those that it will ask for. */
function loadApp(): void {
  for (const [place, href] of files.entries())
    document.head.append(
      place === 0
        ? Object.assign(document.createElement('script'), { type: 'module', src: href })
        : Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
}
