/** Called with the uploaded share of a file, from 0 to 1. */
export type OnProgress = (share: number) => void;

/**
 * Sends a request like `fetch`, and reports the upload progress, which `fetch` cannot. Aborts with the request's
 * signal.
 */
export function upload(
  { url, method, headers, signal }: Request,
  form: FormData,
  onProgress: OnProgress,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    // The browser sets the form's content type, which includes its boundary.
    for (const [name, value] of headers)
      if (name !== 'content-type') request.setRequestHeader(name, value);
    request.responseType = 'blob';
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => resolve(toResponse(request)));
    request.addEventListener('error', () => reject(new TypeError('No answer')));
    request.addEventListener('abort', () => reject(signal.reason as Error));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) reject(signal.reason as Error);
    else request.send(form);
  });
}

function toResponse(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const [name = '', ...value] = line.split(': ');
    if (name) headers.append(name, value.join(': '));
  }
  return new Response(request.response as Blob, { status: request.status, headers });
}
