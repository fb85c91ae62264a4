import { onTestFinished, vi } from 'vitest';

/** Fake `XMLHttpRequest` that records its use and plays the server. */
export class UploadPeer extends EventTarget {
  static last: UploadPeer | undefined;
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  readonly opened: string[] = [];
  sent: FormData | null = null;
  aborted = false;
  responseType = '';
  response = new Blob(['{"id":"e"}']);
  status = 200;
  answered = 'content-type: application/json\r\nx-request-id: a: b\r\n';

  constructor() {
    super();
    UploadPeer.last = this;
  }

  open(method: string, url: string) {
    this.opened.push(method, url);
  }

  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }

  send(form: FormData) {
    this.sent = form;
  }

  abort() {
    this.aborted = true;
    this.dispatchEvent(new Event('abort'));
  }

  getAllResponseHeaders() {
    return this.answered;
  }

  /** Reports upload progress. */
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
}

/** Replaces the browser's `XMLHttpRequest` during a test. */
export function installUploadPeer(): () => UploadPeer {
  UploadPeer.last = undefined;
  vi.stubGlobal('XMLHttpRequest', UploadPeer);
  onTestFinished(() => void vi.unstubAllGlobals());
  return () => {
    if (!UploadPeer.last) throw new Error('nothing has been uploaded');
    return UploadPeer.last;
  };
}
