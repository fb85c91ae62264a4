/** More lists than a person usually switches between. */
const MAX_PAGES = 30;

type CachedPage<Page> = { readonly etag: string; readonly page: Page };

/** Cache of list pages with their ETags, so that the server does not resend unchanged pages. */
export function createPageCache<Page>() {
  const entries = new Map<string, CachedPage<Page>>();
  return {
    /** Returns the ETag of the cached page for a request; undefined if none is cached. */
    etagOf: (address: string): string | undefined => entries.get(address)?.etag,
    /** Returns the cached page for a request. */
    pageAt: (address: string): Page | undefined => entries.get(address)?.page,
    save(address: string, etag: string | null, page: Page): Page {
      entries.delete(address);
      if (etag !== null) entries.set(address, { etag, page });
      const [oldest] = entries.keys();
      if (entries.size > MAX_PAGES && oldest !== undefined) entries.delete(oldest);
      return page;
    },
    clear: () => entries.clear(),
  };
}
