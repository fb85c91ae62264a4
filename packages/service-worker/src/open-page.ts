import { type ServedApp, isOwnPage } from './own-pages.ts';

/** What a window of the app hears when it is to show a page. */
export type OpenMessage = { readonly type: 'open'; readonly url: string };

export type Window = Pick<WindowClient, 'url' | 'focus' | 'postMessage'>;

export type Windows = {
  /** The open windows of this origin, the last used first. */
  readonly all: () => Promise<readonly Window[]>;
  readonly open: (url: string) => Promise<unknown>;
};

/** Shows a page in an open window of the same app, whose router goes there, or else in a new one. */
export async function openPage(app: ServedApp, url: string, windows: Windows): Promise<void> {
  const own = (await windows.all()).find((each) => isOwnPage(app, new URL(each.url).pathname));
  if (!own) return void (await windows.open(url));
  own.postMessage({ type: 'open', url } satisfies OpenMessage);
  // A browser may refuse to bring a window to the front; the page is shown in it all the same.
  await own.focus().catch(() => undefined);
}
