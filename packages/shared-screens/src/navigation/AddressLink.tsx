import { useRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';

/** As much of a router's history as leads somewhere. */
type Ways = { readonly push: (url: string) => void };

export interface AddressLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where something is dealt with, as the server says it: with the app it opens in. */
  url: string;
  /** Once it was followed, in this window or another. */
  onFollow?: (() => void) | undefined;
}

/** Leads to where something is dealt with, without loading the app anew. */
export function AddressLink({ url, onFollow, children, ...link }: AddressLinkProps) {
  // Each app has a router of its own, which these screens do not know; where to go is text anyway.
  const router: { readonly history: Ways } = useRouter();
  const follow = (event: MouseEvent) => {
    onFollow?.();
    const isNewPlace = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
    if (isNewPlace) return;
    event.preventDefault();
    router.history.push(url);
  };
  return (
    <a {...link} href={url} onClick={follow}>
      {children}
    </a>
  );
}
