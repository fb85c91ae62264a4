/** As many lists as somebody goes to and fro between. */
const MOST_KNOWN = 30;

type Known<Page> = { readonly etag: string; readonly page: Page };

/** Remembers pages of lists with the version that they are of, so that the server need not send again what is the same. */
export function createKnownPages<Page>() {
  const known = new Map<string, Known<Page>>();
  return {
    /** Returns the version of the page at an address; undefined where none is known. */
    etagOf: (address: string): string | undefined => known.get(address)?.etag,
    /** Returns the page that did not change. */
    pageAt: (address: string): Page | undefined => known.get(address)?.page,
    keep(address: string, etag: string | null, page: Page): Page {
      known.delete(address);
      if (etag !== null) known.set(address, { etag, page });
      const [oldest] = known.keys();
      if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
      return page;
    },
    forget: () => known.clear(),
  };
}
