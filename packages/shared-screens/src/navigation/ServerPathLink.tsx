import { useRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';

/** The part of the router's history that is used here. */
type PushHistory = { readonly push: (url: string) => void };

export interface ServerPathLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path from the server, including the base path of the app. */
  url: string;
  /** Called when the link is followed, in this window or a new one. */
  onFollow?: (() => void) | undefined;
}

/** Link to a path from the server, navigated without reloading the app. */
export function ServerPathLink({ url, onFollow, children, ...link }: ServerPathLinkProps) {
  // The router types differ per app and are unknown here; the path is a plain string.
  const router: { readonly history: PushHistory } = useRouter();
  const follow = (event: MouseEvent) => {
    onFollow?.();
    const opensNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
    if (opensNewTab) return;
    event.preventDefault();
    router.history.push(url);
  };
  return (
    <a {...link} href={url} onClick={follow}>
      {children}
    </a>
  );
}
