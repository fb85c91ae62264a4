/** Returns the path of a link within this app; null for links to another origin and invalid links. */
export function toInAppPath(link: unknown, page: Pick<Location, 'origin' | 'href'>): string | null {
  if (typeof link !== 'string' || !URL.canParse(link, page.href)) return null;
  const { origin, pathname, search, hash } = new URL(link, page.href);
  return origin === page.origin ? pathname + search + hash : null;
}
