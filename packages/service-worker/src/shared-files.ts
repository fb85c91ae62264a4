/** Name of the cache for files shared by another app, until the user assigns them. Deleted when the session ends. */
export const SHARED_FILES = 'zampa.owner.shared';

/** The path to which the device sends shared files. */
export const SHARE_PATH = '/app/share';

/** The page on which the user assigns shared files. */
const ASSIGN_PAGE = '/app/workspace/share';

/** Maximum number of stored files, over all shares. */
const FILES_MAX = 20;

/**
 * Stores files shared by another app, after those already stored, and redirects to the page where the user assigns them.
 * Ignores forms of other websites. Some browsers hide `Sec-Fetch-Site` and `Origin` from workers: a site
 * that also hides its referrer can add files, which the user sees before they are used, but cannot replace any.
 */
export async function storeSharedFiles(request: Request, caches: CacheStorage): Promise<Response> {
  const page = Response.redirect(new URL(ASSIGN_PAGE, request.url), 303);
  if (isFromOtherSite(request)) return page;
  const form = await request.formData();
  const cache = await caches.open(SHARED_FILES);
  const { length: stored } = await cache.keys();
  const files = form.getAll('photos').filter((each) => each instanceof File);
  for (const [place, file] of files.slice(0, Math.max(0, FILES_MAX - stored)).entries())
    await cache.put(`${SHARE_PATH}/${stored + place}`, responseOf(file));
  return page;
}

/** A share by the operating system has no referrer, and `Sec-Fetch-Site: none`. */
function isFromOtherSite({ headers, referrer, url }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'none' && site !== 'same-origin';
  // `about:client` and an empty referrer do not identify a site.
  return /^https?:/.test(referrer) && new URL(referrer).origin !== new URL(url).origin;
}

/** File names may contain characters that headers do not allow. */
const responseOf = (file: File) =>
  new Response(file, {
    headers: { 'content-type': file.type, 'x-name': encodeURIComponent(file.name) },
  });
