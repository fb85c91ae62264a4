/** Returns where in this app a link leads; null for one that leads elsewhere, and for what is none. */
export function ownAddress(link: unknown, page: Pick<Location, 'origin' | 'href'>): string | null {
  if (typeof link !== 'string' || !URL.canParse(link, page.href)) return null;
  const { origin, pathname, search, hash } = new URL(link, page.href);
  return origin === page.origin ? pathname + search + hash : null;
}
