import { type ServedApp, isOwnPage } from './own-pages.ts';

/** Message that makes a window of the app show a page. */
export type OpenMessage = { readonly type: 'open'; readonly url: string };

export type Window = Pick<WindowClient, 'url' | 'focus' | 'postMessage'>;

export type Windows = {
  /** The open windows of this origin, most recently used first. */
  readonly all: () => Promise<readonly Window[]>;
  readonly open: (url: string) => Promise<unknown>;
};

/** Shows a page in an open window of the same app, through its router, or else in a new window. */
export async function openPage(app: ServedApp, url: string, windows: Windows): Promise<void> {
  const own = (await windows.all()).find((each) => isOwnPage(app, new URL(each.url).pathname));
  if (!own) return void (await windows.open(url));
  own.postMessage({ type: 'open', url } satisfies OpenMessage);
  // Browsers may refuse to focus a window; the page is shown in it anyway.
  await own.focus().catch(() => undefined);
}
