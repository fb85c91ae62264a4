/** Where what another app shared lies until a person has chosen what it is for. Their app empties it at sign-out. */
export const SHARED_FILES = 'zampa.owner.shared';

/** Where the device sends what is shared. */
export const SHARE_PATH = '/app/share';

/** Where a person chooses what it is for. */
const CHOOSE_PAGE = '/app/workspace/share';

/** Keeps what was shared, in place of what was shared before, and shows the page on which a person goes on with it. */
export async function takeShared(request: Request, caches: CacheStorage): Promise<Response> {
  const form = await request.formData();
  await caches.delete(SHARED_FILES);
  const cache = await caches.open(SHARED_FILES);
  const files = form.getAll('photos').filter((each) => each instanceof File);
  for (const [place, file] of files.entries())
    await cache.put(`${SHARE_PATH}/${place}`, responseOf(file));
  return Response.redirect(new URL(CHOOSE_PAGE, request.url), 303);
}

/** Names may hold what a header may not. */
const responseOf = (file: File) =>
  new Response(file, {
    headers: { 'content-type': file.type, 'x-name': encodeURIComponent(file.name) },
  });
