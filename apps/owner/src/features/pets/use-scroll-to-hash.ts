import { useEffect } from 'react';

/** Scrolls to the element that the address names, once it is there: the router looks before the page has loaded. */
export function useScrollToHash(isLoaded: boolean): void {
  useEffect(() => {
    const id = window.location.hash.slice(1);
    if (isLoaded && id) document.getElementById(id)?.scrollIntoView({ block: 'center' });
  }, [isLoaded]);
}
